import { withOwnLogic } from '@ramiform/core/conditions/logic-owner'
import type { Field } from '@ramiform/core/field'
import { sourcesOf } from '@ramiform/core/form-shape'
import { positionOf } from './form-draft.ts'
import { type Reader, rulesReading } from './rules-on-field.ts'

/** Pasted fields with rules that read nothing of the form they came to. */
export function readersOfNothing(
  fields: readonly Field[],
  form: readonly Field[],
): readonly Reader[] {
  return fields.flatMap(withOwnLogic).flatMap((field): Reader[] => {
    if (field.conditional === undefined) return []
    const gone = sourcesOf(field.conditional).filter(
      (id) => id !== '' && positionOf(form, id) === -1,
    )
    const rules = [...new Set(gone.flatMap((id) => rulesReading(field, id)))]
    return rules.length === 0 ? [] : [{ field, rules: rules.toSorted((a, b) => a - b) }]
  })
}
