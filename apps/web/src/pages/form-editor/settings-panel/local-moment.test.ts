import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localMoment, momentOf } from './local-moment.ts'

test('a moment comes back from the input as it went in, to the minute', () => {
  const minute = 60_000
  const from = Date.parse('2000-01-02T00:00:00Z') / minute
  fc.assert(
    fc.property(fc.integer({ min: from, max: from + 100 * 366 * 24 * 60 }), (minutes) => {
      const iso = new Date(minutes * minute).toISOString()
      const local = localMoment(iso)
      expect(local).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
      // In the hour that a clock lives through twice, a local time names two moments.
      const back = momentOf(local) ?? ''
      expect(localMoment(back)).toBe(local)
    }),
  )
  expect([localMoment(undefined), momentOf(''), localMoment('x')]).toEqual(['', undefined, ''])
})
