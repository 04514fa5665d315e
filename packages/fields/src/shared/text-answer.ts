import type { Answer } from '@ramiform/core/answers'
import type { Field } from '@ramiform/core/field'
import type { AnswerRules } from '@ramiform/core/field-type'
import type { ProblemCode } from '@ramiform/core/validation/problem'

/** Creates the validation of a type whose answer is one text. Any other shape of answer has the wrong format. */
export function checkText(rule: (text: string, field: Field) => ProblemCode | null) {
  return (field: Field, answer: Answer): ProblemCode | null =>
    typeof answer === 'string' ? rule(answer, field) : 'format'
}

/** Rules for types that accept any text (spec section 5 has no check for them). */
const anyText = checkText(() => null)

/** Answer rules of any text, which other types extend. */
export const textAnswer: AnswerRules = {
  answerKind: 'text',
  bounds: null,
  allowsPattern: false,
  comparesAsNumber: false,
  check: anyText,
}

/** Answer rules of a text with optional length limits and pattern. */
export const freeText: AnswerRules = { ...textAnswer, bounds: 'length', allowsPattern: true }
