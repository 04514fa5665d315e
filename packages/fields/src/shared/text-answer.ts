import type { Answer } from '@ramiform/core/answers'
import type { Field } from '@ramiform/core/field'
import type { FieldType } from '@ramiform/core/field-type'
import type { ProblemCode } from '@ramiform/core/validation/problem'

/** The own check of a type whose answer is one text; any other shape of answer has the wrong format. */
export function checkText(rule: (text: string, field: Field) => ProblemCode | null) {
  return (field: Field, answer: Answer): ProblemCode | null =>
    typeof answer === 'string' ? rule(answer, field) : 'format'
}

/** For types that take any text: the specification gives them no check of their own. */
export const anyText = checkText(() => null)

/** A text answer as one line. */
export function textToLine(_field: Field, answer: Answer): string {
  if (typeof answer !== 'string') return ''
  const lines = answer.split(/[\r\n\u2028\u2029]/).map((line) => line.trim())
  return lines.filter((line) => line !== '').join(' ')
}

/** What most types have in common; each says only where it differs. */
export const textAnswer = {
  answerKind: 'text',
  bounds: null,
  allowsPattern: false,
  hasOptions: false,
  comparesAsNumber: false,
  canBeSource: false,
  check: anyText,
  toText: textToLine,
  initial: {},
} as const satisfies Partial<FieldType>
