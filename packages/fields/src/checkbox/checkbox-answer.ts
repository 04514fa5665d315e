import { isList } from '@ramiform/core/answers'
import type { AnswerRules } from '@ramiform/core/field-type'
import { isOffered } from '../shared/choice-answer.ts'
import { textAnswer } from '../shared/text-answer.ts'

/** Any of the options. */
export const checkboxAnswer: AnswerRules = {
  ...textAnswer,
  answerKind: 'list',
  check: (field, answer) =>
    isList(answer) && answer.every((item) => isOffered(field, item)) ? null : 'format',
}
