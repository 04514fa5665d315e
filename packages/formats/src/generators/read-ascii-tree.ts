import { rulesOf } from '@ramiform/core/conditions/condition'
import type { FoundFields, NewFieldId } from '../import.ts'
import { readTree } from '../importers/tree/tree.ts'

/** lines below a question in which the generator looks for its answers (spec section 9) */
export const lookAheadLines = 9
/** labels as short as this are none (spec section 5) */
const longestNoLabel = 3

export const noTreeMessage =
  'Could not generate fields from the ASCII tree. Please check the format.'

/** The fields of a tree in plain text with its branches as conditions, or null where it asks nothing. */
export function readAsciiTree(text: string, newId: NewFieldId): FoundFields | null {
  const result = readTree(text, newId, {
    withConditions: true,
    lookAhead: lookAheadLines,
    withStandIn: false,
  })
  if ('problem' in result) return null
  const short = new Set(
    result.fields.filter(({ label }) => label.length <= longestNoLabel).map(({ id }) => id),
  )
  const fields = result.fields.flatMap((field) => {
    if (short.has(field.id)) return []
    const { conditional, ...always } = field
    const isKept =
      conditional === undefined || rulesOf(conditional).every(({ fieldId }) => !short.has(fieldId))
    return [isKept ? field : always]
  })
  if (fields.length === 0) return null
  const warnings = result.warnings.filter(
    ({ fieldId }) => fieldId === undefined || !short.has(fieldId),
  )
  return { fields, warnings }
}
