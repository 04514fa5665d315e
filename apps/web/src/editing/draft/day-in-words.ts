import { dayLimitInWords } from '@ramiform/core/day-limits'
import type { DayLimit } from '@ramiform/core/field'

/** A limit of a date, such as `3 days before today`. */
export function dayInWords(limit: DayLimit | undefined): string {
  return limit === undefined ? 'no limit' : dayLimitInWords(limit)
}
