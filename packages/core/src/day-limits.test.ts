import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wordsIn } from './built-in-texts/all-words.ts'
import { english } from './built-in-texts/en.ts'
import type { FormWords } from './built-in-texts/form-words.ts'
import { languages } from './built-in-texts/languages.ts'
import {
  alwaysAcceptsSomeDay,
  dayLimitsProblem,
  daysInWords,
  excludesAllDays,
} from './day-limits.ts'
import type { DayLimit } from './field.ts'
import { dayAfter, daysOnEarth, missedDay } from './missed-day.ts'
import { messageFor } from './validation/messages.ts'

const date = (earliest?: DayLimit, latest?: DayLimit) => ({
  id: 'day',
  type: 'date',
  label: 'Arrival',
  ...(earliest !== undefined && { earliest }),
  ...(latest !== undefined && { latest }),
})
const on = (day: string) => ({ days: { first: day, last: day } })

describe('the limit that a day misses', () => {
  test('is a fixed day, and both limits are accepted themselves', () => {
    const field = date('2027-05-03', '2027-05-07')
    const problemOf = (day: string) => missedDay(field, day, {})
    expect(problemOf('2027-05-02')).toEqual({
      fieldId: 'day',
      code: 'too_early',
      limit: '2027-05-03',
    })
    expect(problemOf('2027-05-08')).toEqual({
      fieldId: 'day',
      code: 'too_late',
      limit: '2027-05-07',
    })
    for (const day of ['2027-05-03', '2027-05-05', '2027-05-07']) expect(problemOf(day)).toBeNull()
  })

  test('counts from today across months and leap days', () => {
    const field = date(-1, 2)
    const problemOf = (day: string) => missedDay(field, day, on('2028-02-28'))?.limit
    expect(problemOf('2028-02-26')).toBe('2028-02-27')
    expect(problemOf('2028-03-02')).toBe('2028-03-01')
    expect(problemOf('2028-02-29')).toBeUndefined()
    expect(problemOf('2028-03-01')).toBeUndefined()
  })

  test('is unknown without a day, and the type itself rejects what is no day', () => {
    expect(missedDay(date(0, 0), '1900-01-01', {})).toBeNull()
    expect(missedDay(date('2027-05-03'), '2027-02-30', {})).toBeNull()
    expect(missedDay(date('2027-05-03'), '01/02/2027', {})).toBeNull()
  })
})

const anyDay = fc
  .integer({ min: -20_000, max: 40_000 })
  .map((count) => dayAfter('1970-01-01', count))
const anyLimit = fc.option(fc.oneof(anyDay, fc.integer({ min: -400, max: 400 })), {
  nil: undefined,
})

test('a server accepts what a browser accepts on each day that it may be on Earth', () => {
  const hours = fc.integer({ min: -12, max: 14 })
  const now = fc.integer({ min: 0, max: 4_000_000_000_000 })
  fc.assert(
    fc.property(anyLimit, anyLimit, anyDay, now, hours, (earliest, latest, day, time, zone) => {
      const field = date(earliest, latest)
      const here = new Date(time + zone * 3_600_000).toISOString().slice(0, 10)
      if (missedDay(field, day, on(here)) !== null) return
      expect(missedDay(field, day, { days: daysOnEarth(time) })).toBeNull()
    }),
  )
})

test('limits without a day between them are found, if that is so on every day', () => {
  fc.assert(
    fc.property(anyLimit, anyLimit, anyDay, (earliest, latest, today) => {
      const field = date(earliest, latest)
      const first = typeof earliest === 'number' ? dayAfter(today, earliest) : earliest
      const some = missedDay(field, first ?? '0001-01-01', on(today)) === null
      if (alwaysAcceptsSomeDay(field)) expect(some).toBe(true)
      if (excludesAllDays(field)) expect(some).toBe(false)
    }),
  )
})

test('the message names the limit in every language', () => {
  const field = date('2027-05-03', '2027-05-03')
  const say = (day: string, words: FormWords) => {
    const problem = missedDay(field, day, { words })
    return problem && messageFor(problem, field, 'standard', words)
  }
  for (const words of languages.map(wordsIn)) {
    const [early, late] = [say('2027-05-02', words), say('2027-05-04', words)]
    expect(early).not.toBe(late)
    for (const text of [early, late]) {
      expect(text).toContain('Arrival')
      expect(text).toMatch(/2027|٢٠٢٧/)
      expect(text).not.toContain('2027-05')
    }
  }
  expect(say('2027-05-02', english)).toBe('Arrival must be May 3, 2027 or later')
})

test('limits are read as words', () => {
  expect(daysInWords(date())).toBe('any date')
  expect(daysInWords(date(0))).toBe('dates from today on')
  expect(daysInWords(date('2027-05-03', 14))).toBe('dates from May 3, 2027 to 14 days after today')
  expect(daysInWords(date(undefined, -1))).toBe('dates up to 1 day before today')
})

test('only dates have limits, which are days or whole days from today', () => {
  for (const limit of ['2027-05-03', 0, -36_500]) expect(dayLimitsProblem(date(limit))).toBeNull()
  for (const limit of ['2027-02-30', 'today', '', 1.5, 36_501, Number.NaN])
    expect(dayLimitsProblem(date(undefined, limit))?.member).toBe('latest')
  expect(dayLimitsProblem({ type: 'text', earliest: 0 })?.member).toBe('earliest')
})
