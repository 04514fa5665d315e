import type { AnswerRules } from '@ramiform/core/field-type'

/** A statement takes no answer (decision 670). */
export const noAnswer: AnswerRules = {
  answerKind: 'none',
  bounds: null,
  allowsPattern: false,
  comparesAsNumber: false,
  check: () => 'format',
}
