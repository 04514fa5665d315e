import { type Conditional, fieldsReadBy, rulesOf } from './conditions/condition.ts'
import { logicOfFields } from './conditions/section-logic.ts'
import type { FormSchema } from './form.ts'

/** Outline of a form, used to draw its branches on a card (decision 37). */
export interface FormShape {
  /** Number of fields in the whole form. */
  readonly total: number
  /** For each of the first fields, the positions of the fields that decide whether it shows. */
  readonly dependsOn: readonly (readonly number[])[]
}

/** Maximum number of fields in an outline; a card has no room for more. */
export const shapeFields = 40

/** Field ids that a conditional reads, each once, in the order they first appear. */
export function sourcesOf(conditional: Conditional): readonly string[] {
  return [...new Set(rulesOf(conditional).flatMap(fieldsReadBy))]
}

/** Outlines a form for its card: at most `shapeFields` fields and the fields that each depends on. */
export function formShape(schema: FormSchema): FormShape {
  const drawn = schema.fields.slice(0, shapeFields)
  const position = new Map(drawn.map((field, index) => [field.id, index]))
  const logic = logicOfFields({ ...schema, fields: drawn })
  const dependsOn = logic.map((conditional, index) =>
    conditional === undefined
      ? []
      : sourcesOf(conditional)
          .map((id) => position.get(id))
          .filter((source): source is number => source !== undefined && source !== index),
  )
  return { total: schema.fields.length, dependsOn }
}
