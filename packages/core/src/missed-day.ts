import type { Answer } from './answers.ts'
import { readDay } from './conditions/reading.ts'
import type { DayLimit, Field } from './field.ts'
import type { DayContext, Days } from './validation/day-context.ts'
import type { AnswerProblem } from './validation/problem.ts'

// The limit of a date that an answer misses (decision 578).

const dayMs = 86_400_000

/** The day a number of days after another one. */
export function dayAfter(day: string, count: number): string {
  return dayOf(Date.parse(day) + count * dayMs)
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/**
 * The days that it may be somewhere on Earth. Clocks differ by up to 14 hours from UTC.
 * @param now in milliseconds since 1970
 */
export function daysOnEarth(now: number): Days {
  return { first: dayOf(now - dayMs), last: dayOf(now + dayMs) }
}

/** The day of a limit. Undefined for a limit relative to a day that is not known. */
export function dayOfLimit(
  limit: DayLimit | undefined,
  today: string | undefined,
): string | undefined {
  if (typeof limit !== 'number') return limit
  return today === undefined ? undefined : dayAfter(today, limit)
}

/** The limit of a date that an answer misses. Other answers than days miss none, because the type itself rejects them. */
export function missedDay(
  { id, earliest, latest }: Pick<Field, 'id' | 'earliest' | 'latest'>,
  answer: Answer,
  { days, words }: DayContext,
): AnswerProblem | null {
  if (typeof answer !== 'string' || Number.isNaN(readDay(answer))) return null
  // Of the days that it may be, the one that accepts more.
  const [first, last] = [dayOfLimit(earliest, days?.first), dayOfLimit(latest, days?.last)]
  const misses = (code: 'too_early' | 'too_late', day: string) => {
    const limit = words?.language === undefined ? day : dayInWords(day, words.language)
    return { fieldId: id, code, limit }
  }
  if (first !== undefined && answer < first) return misses('too_early', first)
  return last !== undefined && answer > last ? misses('too_late', last) : null
}

/** `May 3, 2027` */
export function dayInWords(day: string, language: string): string {
  return new Date(day).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' })
}
