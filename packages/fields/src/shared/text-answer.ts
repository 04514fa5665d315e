import type { Answer } from '@ramiform/core/answers'
import type { Field } from '@ramiform/core/field'
import type { AnswerRules } from '@ramiform/core/field-type'
import type { ProblemCode } from '@ramiform/core/validation/problem'

/** The own check of a type whose answer is one text; any other shape of answer has the wrong format. */
export function checkText(rule: (text: string, field: Field) => ProblemCode | null) {
  return (field: Field, answer: Answer): ProblemCode | null =>
    typeof answer === 'string' ? rule(answer, field) : 'format'
}

/** Rules for types that accept any text (spec section 5 has no check for them). */
const anyText = checkText(() => null)

/** A text of any kind; each type says only where it differs. */
export const textAnswer: AnswerRules = {
  answerKind: 'text',
  bounds: null,
  allowsPattern: false,
  comparesAsNumber: false,
  check: anyText,
}

/** A text that its owner may bound in length or hold to a pattern. */
export const freeText: AnswerRules = { ...textAnswer, bounds: 'length', allowsPattern: true }
