import { isList } from '@ramiform/core/answers'
import type { AnswerRules } from '@ramiform/core/field-type'
import { textAnswer } from '../shared/text-answer.ts'

const repeats = (texts: readonly string[]) => texts.length - new Set(texts).size

/** Answer rules of checkboxes: any of the options, each once. Only a form with equal options can repeat one. */
export const checkboxAnswer: AnswerRules = {
  ...textAnswer,
  answerKind: 'list',
  hasOptions: true,
  check(field, answer) {
    // A set, because searching thousands of options for thousands of answers would block the server.
    const options = new Set(field.options)
    const isSound =
      isList(answer) &&
      repeats(answer) <= repeats(field.options ?? []) &&
      answer.every((item) => options.has(item))
    return isSound ? null : 'format'
  },
}
