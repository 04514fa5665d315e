import { isList } from '@ramiform/core/answers'
import type { AnswerRules } from '@ramiform/core/field-type'
import { textAnswer } from '../shared/text-answer.ts'

/** Answer rules of checkboxes: any of the options. */
export const checkboxAnswer: AnswerRules = {
  ...textAnswer,
  answerKind: 'list',
  hasOptions: true,
  check(field, answer) {
    // A set, because searching thousands of options for thousands of answers would block the server.
    const options = new Set(field.options)
    return isList(answer) && answer.every((item) => options.has(item)) ? null : 'format'
  },
}
