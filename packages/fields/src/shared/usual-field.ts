import type { Answer } from '@ramiform/core/answers'
import type { Field } from '@ramiform/core/field'
import type { FieldType } from '@ramiform/core/field-type'

/** A text answer as one line. */
export function textToLine(_field: Field, answer: Answer): string {
  if (typeof answer !== 'string') return ''
  const lines = answer.split(/[\r\n\u2028\u2029]/).map((line) => line.trim())
  return lines.filter((line) => line !== '').join(' ')
}

/** What most types have in common beside their answers; each says only where it differs. */
export const usualField = {
  hasOptions: false,
  canBeSource: false,
  toText: textToLine,
  initial: {},
} as const satisfies Partial<FieldType>
