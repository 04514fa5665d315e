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

/** An example text within the length limits of the field. */
export function exampleText(text: string, { validation: { min = 0, max } = {} }: Field): string {
  return text.padEnd(min, '.').slice(0, max)
}

/** Defaults shared by most types; each type states only its differences. */
export const usualField = {
  control: 'line',
  canBeSource: false,
  toText: inOneLine,
  example: (field: Field): Answer | null => exampleText('Example', field),
  initial: {},
} as const satisfies Partial<FieldType>
