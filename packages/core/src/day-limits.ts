import { readDay } from './conditions/reading.ts'
import type { DayLimit, Field } from './field.ts'
import { dayInWords } from './missed-day.ts'

// Earliest and latest day of a date (decision 578).

/** Most days before and after today. Such days have years of four digits, like answers. */
export const mostDaysFromToday = 36_500

/** True for a date with an earliest or latest day. */
export function hasDayLimits({ earliest, latest }: Pick<Field, 'earliest' | 'latest'>): boolean {
  return earliest !== undefined || latest !== undefined
}

/** The field with every day allowed. */
export function withoutDayLimits(field: Field): Field {
  if (!hasDayLimits(field)) return field
  const { earliest: _earliest, latest: _latest, ...others } = field
  return others
}

/** True when it depends on the day of sending whether a day is within the limits. */
export function dependsOnToday({ earliest, latest }: Pick<Field, 'earliest' | 'latest'>): boolean {
  return typeof earliest === 'number' || typeof latest === 'number'
}

/** True when some day is within the limits, whatever day it is. */
export function alwaysAcceptsSomeDay(field: Pick<Field, 'earliest' | 'latest'>): boolean {
  const { earliest, latest } = field
  if (earliest === undefined || latest === undefined) return true
  return typeof earliest === typeof latest && earliest <= latest
}

/** Reason why a field cannot have its limits of days; null when it can, or has none. */
export function dayLimitsProblem(
  field: Pick<Field, 'type' | 'earliest' | 'latest'>,
): { readonly member: 'earliest' | 'latest'; readonly message: string } | null {
  for (const member of ['earliest', 'latest'] as const) {
    const limit = field[member]
    if (limit === undefined) continue
    if (field.type !== 'date')
      return { member, message: 'must not be set: only date fields have it' }
    if (isDayLimit(limit)) continue
    const message = `must be a day such as 2027-05-03, or whole days from today, from -${mostDaysFromToday} to ${mostDaysFromToday}`
    return { member, message }
  }
  return null
}

/** True for a day that exists, or a number of days that is not too large. */
export function isDayLimit(limit: DayLimit): boolean {
  return typeof limit === 'string'
    ? !Number.isNaN(readDay(limit))
    : Number.isInteger(limit) && Math.abs(limit) <= mostDaysFromToday
}

/** The limit of a day in an English sentence: `December 24, 2026`, `today`, `3 days before today`. */
export function dayLimitInWords(limit: DayLimit): string {
  if (typeof limit === 'string') return dayInWords(limit, 'en')
  if (limit === 0) return 'today'
  const count = Math.abs(limit)
  return `${count.toLocaleString('en')} ${count === 1 ? 'day' : 'days'} ${limit < 0 ? 'before' : 'after'} today`
}

/** `dates from today to 14 days after today`, `any date`. */
export function daysInWords({ earliest, latest }: Pick<Field, 'earliest' | 'latest'>): string {
  if (earliest !== undefined && latest !== undefined)
    return `dates from ${dayLimitInWords(earliest)} to ${dayLimitInWords(latest)}`
  if (earliest !== undefined) return `dates from ${dayLimitInWords(earliest)} on`
  return latest === undefined ? 'any date' : `dates up to ${dayLimitInWords(latest)}`
}

/** True when no day is within the limits, whatever day it is. A fixed day and one relative to today can agree or not. */
export function excludesAllDays(field: Pick<Field, 'earliest' | 'latest'>): boolean {
  return typeof field.earliest === typeof field.latest && !alwaysAcceptsSomeDay(field)
}
