import { isDayLimit } from '@ramiform/core/day-limits'
import type { DayLimit } from '@ramiform/core/field'

interface GivenLimits {
  readonly earliest?: string | null | undefined
  readonly latest?: string | null | undefined
}

/** Limits of a date from how other programs write them. Those that a date of ours cannot have are left out. */
export function dayLimitsOf({ earliest, latest }: GivenLimits) {
  const [first, last] = [dayLimitFrom(earliest), dayLimitFrom(latest)]
  return {
    ...(first !== undefined && { earliest: first }),
    ...(last !== undefined && { latest: last }),
  }
}

/** Sentences about the limits of a date that are lost. */
export function lostDayLimits(given: GivenLimits, isDate: boolean): readonly string[] {
  const named = [
    ['first', given.earliest],
    ['last', given.latest],
  ] as const
  return named.flatMap(([which, limit]) =>
    !limit || (isDate && dayLimitFrom(limit) !== undefined)
      ? []
      : [`Its ${which} date is ${limit.slice(0, 80)}. This limit was not imported.`],
  )
}

const today = /^(?:today|now|today\(\)|now\(\)|moment\(\))$/i
const wholeDays = new Map([
  ['day', 1],
  ['week', 7],
])

/** `2030-01-31`, a time on that day, `today`, or `+2 weeks`. */
function dayLimitFrom(given: string | null | undefined): DayLimit | undefined {
  const text = given?.trim() ?? ''
  if (today.test(text)) return 0
  if (/^tomorrow$/i.test(text)) return 1
  if (/^yesterday$/i.test(text)) return -1
  const [, count = '', unit = ''] = /^([+-]?\d{1,4}) ?(day|week)s?$/i.exec(text) ?? []
  const days = wholeDays.get(unit.toLowerCase())
  const limit =
    days === undefined ? /^(\d{4}-\d\d-\d\d)(?:$|[T ])/.exec(text)?.[1] : Number(count) * days
  return limit !== undefined && isDayLimit(limit) ? limit : undefined
}
