import type { Field } from '@ramiform/core/field'
import { notUnderstoodWarning } from '@ramiform/language/descriptions/not-understood'
import { recognizeDescription } from '@ramiform/language/descriptions/recognize-description'
import { newFieldIds } from '../../../forms/field-id.ts'

export interface DrawnForm {
  readonly fields: readonly Field[]
  /** Parts of the description that had no effect, and what is still to be written. */
  readonly warnings: readonly string[]
}

/** Reads a description in the browser; null if it has no question. */
export function drawForm(text: string): DrawnForm | null {
  const read = recognizeDescription(text, newFieldIds([], Date.now()))
  const { fields } = read
  const warnings = [...notUnderstoodWarning(text, read.notUnderstood), ...read.warnings]
  if (fields.length === 0) return null
  return { fields, warnings: warnings.map(({ message }) => message) }
}
