import { isList } from '@ramiform/core/answers'
import type { AnswerRules } from '@ramiform/core/field-type'
import { textAnswer } from '../shared/text-answer.ts'

/** Answer rules of files: at most as many names as the field accepts files. */
export const fileAnswer: AnswerRules = {
  ...textAnswer,
  answerKind: 'names',
  check: (field, answer) =>
    !isList(answer) || answer.length <= (field.upload?.maxFiles ?? 1) ? null : 'format',
}
