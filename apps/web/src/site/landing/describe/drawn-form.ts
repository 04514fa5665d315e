import type { Field } from '@ramiform/core/field'
import { recognizeDescription } from '@ramiform/language/descriptions/recognize-description'
import { newFieldIds } from '../../../forms/field-id.ts'

export interface DrawnForm {
  readonly fields: readonly Field[]
  /** Parts of the description that had no effect, one sentence each. */
  readonly warnings: readonly string[]
}

/** Reads a description in the browser; null if it has no question. */
export function drawForm(text: string): DrawnForm | null {
  const { fields, warnings } = recognizeDescription(text, newFieldIds([], Date.now()))
  if (fields.length === 0) return null
  return { fields, warnings: warnings.map(({ message }) => message) }
}
