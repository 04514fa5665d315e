import type { AnswerRules } from '@ramiform/core/field-type'
import { missedDay } from '@ramiform/core/missed-day'
import { dateAnswer } from './date-answer.ts'

/** Answer rules of a date with an earliest or latest day. Only forms with such a field load them (decision 579). */
export const limitedDate: AnswerRules = {
  ...dateAnswer,
  limited: missedDay,
}

/** The same rules on the day of this device, for a visitor. */
export const limitedDateHere: AnswerRules = {
  ...limitedDate,
  limited: (field, answer, context) =>
    missedDay(field, answer, { ...context, days: { first: today(), last: today() } }),
}

/** Today on this device, as `YYYY-MM-DD`. */
export function today(): string {
  const now = new Date()
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
