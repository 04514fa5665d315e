import { expect, test } from 'vitest'
import { averagePerDay } from './statistics.ts'

test('a form counts as at least one day old, and the average is rounded', () => {
  const now = new Date('2026-11-21T12:00:00.000Z')
  expect(averagePerDay(7, '2026-11-21T11:00:00.000Z', now)).toBe(7)
  expect(averagePerDay(7, '2026-11-19T12:00:00.000Z', now)).toBe(4)
  expect(averagePerDay(0, '2026-11-19T12:00:00.000Z', now)).toBe(0)
})
