import { isList } from '@ramiform/core/answers'
import type { AnswerRules } from '@ramiform/core/field-type'
import { textAnswer } from '../shared/text-answer.ts'

/** Answer rules of files: names that are not blank, at most as many as the field accepts files. */
export const fileAnswer: AnswerRules = {
  ...textAnswer,
  answerKind: 'names',
  check: (field, answer) =>
    !isList(answer) ||
    (answer.length <= (field.upload?.maxFiles ?? 1) && answer.every((name) => name.trim()))
      ? null
      : 'format',
}
