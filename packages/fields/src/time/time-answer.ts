import type { AnswerRules } from '@ramiform/core/field-type'
import { checkText, textAnswer } from '../shared/text-answer.ts'

/** Answer rules of a time: hours from 00 to 23 and minutes. */
export const timeAnswer: AnswerRules = {
  ...textAnswer,
  check: checkText((text) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? null : 'format')),
}
