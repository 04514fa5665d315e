import { isList } from '@ramiform/core/answers'
import type { AnswerRules } from '@ramiform/core/field-type'
import { textAnswer } from '../shared/text-answer.ts'

/** As many names as the field takes files. */
export const fileAnswer: AnswerRules = {
  ...textAnswer,
  answerKind: 'names',
  check: (field, answer) =>
    !isList(answer) || answer.length <= (field.upload?.maxFiles ?? 1) ? null : 'format',
}
