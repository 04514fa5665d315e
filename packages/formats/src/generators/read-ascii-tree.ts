import { sourcesOf } from '@ramiform/core/form-shape'
import type { FoundFields, NewFieldId } from '../import.ts'
import { readTree } from '../importers/tree/tree.ts'

/** Lines below a question in which the generator searches options (spec section 9) */
export const lookAheadLines = 9
/** Characters; labels up to this length are dropped (spec section 5) */
const longestNoLabel = 3

export const noTreeMessage =
  'Could not generate fields from the ASCII tree. Please check the format.'

/** Reads a text tree with its branches as conditions; null without questions. */
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
    const isKept = conditional === undefined || sourcesOf(conditional).every((id) => !short.has(id))
    return [isKept ? field : always]
  })
  if (fields.length === 0) return null
  const warnings = result.warnings.filter(
    ({ fieldId }) => fieldId === undefined || !short.has(fieldId),
  )
  return { fields, warnings }
}
