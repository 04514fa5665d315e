import { type Answer, isList } from '@ramiform/core/answers'
import type { Field } from '@ramiform/core/field'
import type { FieldType } from '@ramiform/core/field-type'

/** Formats a text or a list of texts as one line. */
function inOneLine(_field: Field, answer: Answer): string {
  const text = isList(answer) ? answer.join(', ') : answer
  if (typeof text !== 'string') return ''
  const lines = text.split(/[\r\n\u2028\u2029]/).map((line) => line.trim())
  return lines.filter((line) => line !== '').join(' ')
}

/** Defaults shared by most types; each type states only its differences. */
export const usualField = {
  hasOptions: false,
  canBeSource: false,
  toText: inOneLine,
  initial: {},
} as const satisfies Partial<FieldType>
