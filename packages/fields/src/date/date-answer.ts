import { readDay } from '@ramiform/core/conditions/reading'
import type { AnswerRules } from '@ramiform/core/field-type'
import { checkText, textAnswer } from '../shared/text-answer.ts'

/** Answer rules of a date: a day that exists. */
export const dateAnswer: AnswerRules = {
  ...textAnswer,
  check: checkText((text) => (Number.isNaN(readDay(text)) ? 'format' : null)),
}
