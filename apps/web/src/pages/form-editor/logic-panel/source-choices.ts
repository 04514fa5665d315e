import { whatWouldLoop } from '@ramiform/core/conditions/loops'
import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import { fieldById, positionOf } from '../../../editing/draft/form-draft.ts'
import { fieldName } from '../../../forms/field-name.ts'
import { sourceFields } from './source-fields.ts'

export interface SourceChoice {
  readonly value: string
  readonly label: string
  readonly type: string
  /** reason not to choose the field */
  readonly warning?: string
}

export interface SourceGroup {
  readonly label: string
  readonly choices: readonly SourceChoice[]
}

/**
 * Source fields for a rule, in form order. Groups: fields before this one, fields after it, and fields that depend on
 * it. Fields of the last group can be chosen too, but show a warning.
 */
export function sourceChoices(
  schema: FormSchema,
  ownId: string,
  chosenId: string,
): readonly SourceGroup[] {
  const own = positionOf(schema.fields, ownId)
  const loops = whatWouldLoop(schema, ownId)
  const choice = (field: Field): SourceChoice => {
    const way = loops.get(field.id)
    return {
      value: field.id,
      label: fieldName(field),
      type: field.type,
      ...(way && { warning: `creates a loop: ${wayInWords(way, schema)}` }),
    }
  }
  const fields = sourceFields(schema.fields, ownId, chosenId)
  const isBefore = ({ id }: Field) => positionOf(schema.fields, id) < own
  const groups = [
    { label: 'Asked before', choices: fields.filter((one) => !loops.has(one.id) && isBefore(one)) },
    { label: 'Asked after', choices: fields.filter((one) => !loops.has(one.id) && !isBefore(one)) },
    { label: 'Creates a loop', choices: fields.filter((one) => loops.has(one.id)) },
  ]
  return groups
    .filter(({ choices }) => choices.length > 0)
    .map(({ label, choices }) => ({ label, choices: choices.map(choice) }))
}

function wayInWords(way: readonly string[], schema: FormSchema): string {
  return way
    .map((id) => {
      const field = fieldById(schema.fields, id)
      return field === undefined ? '' : fieldName(field)
    })
    .join(' → ')
}
