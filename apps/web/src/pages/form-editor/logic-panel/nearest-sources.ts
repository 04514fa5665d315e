import type { SimpleConditional } from '@ramiform/core/conditions/condition'
import { whatWouldLoop } from '@ramiform/core/conditions/loops'
import { operators, simpleOperators } from '@ramiform/core/conditions/operators'
import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import type { FormSchema } from '@ramiform/core/form'
import { withOther } from '@ramiform/core/other'
import { fieldTypes } from '@ramiform/fields'
import { placeOf } from '../../../editing/draft/form-draft.ts'
import { operatorChoices } from './operator-choices.ts'

/** A choice question that a rule can read, with the rule of each option. */
export interface NearSource {
  readonly field: Field
  /** label of the condition: `is`, or `contains` for checkboxes */
  readonly operator: string
  readonly rules: readonly SimpleConditional[]
}

/**
 * Choice questions before all of `ids`, the nearest first. Questions that would create a loop are left out. This runs
 * after every keystroke in a large form, so rules are written only for the questions that are listed.
 */
export function nearestSources(schema: FormSchema, ids: readonly string[]): readonly Field[] {
  const first = Math.min(...ids.map((id) => placeOf(schema, id)))
  const loops = new Set(ids.flatMap((id) => [...whatWouldLoop(schema, id).keys()]))
  return schema.fields
    .slice(0, Math.max(0, first))
    .filter((field) => hasRules(field) && !loops.has(field.id))
    .toReversed()
}

function hasRules({ type: name, options = [] }: Field): boolean {
  const type = fieldTypeOf(fieldTypes, name)
  return type?.canBeSource === true && type.hasOptions === true && options.some(isNamed)
}

const isNamed = (option: string) => option !== ''

/** A choice question with the rule of each option and of *Other*, each written once. */
export function nearSource(field: Field): NearSource {
  const options = [...new Set(withOther(field).options)].filter(isNamed)
  const [condition = 'equals'] = operatorChoices(simpleOperators, field.type, null).fitting
  const rules = options.map((value) => ({ dependsOn: field.id, condition, value }))
  return { field, operator: operators[condition].label, rules }
}
