import { expect, test } from 'vitest'
import { submissionStatistics } from './statistics.ts'

const now = new Date('2026-11-21T12:00:00.000Z')
const at = (submittedAt: string, submitterEmail?: string) => ({ submittedAt, submitterEmail })

test('the four figures count all, those with an address, those of the last seven days, and a day', () => {
  const submissions = [
    at('2026-11-21T11:59:59.000Z', 'a@b.c'),
    at('2026-11-14T12:00:00.000Z'),
    at('2026-11-14T11:59:59.999Z', ''),
    at('2026-01-01T00:00:00.000Z', 'd@e.f'),
  ]
  expect(submissionStatistics(submissions, '2026-11-19T12:00:00.000Z', now)).toEqual({
    total: 4,
    withEmail: 2,
    thisWeek: 2,
    averagePerDay: 2,
  })
})

test('a form counts as a day old at least, and the average is rounded', () => {
  const seven = Array.from({ length: 7 }, () => at('2026-11-21T11:00:00.000Z'))
  expect(submissionStatistics(seven, '2026-11-21T11:00:00.000Z', now).averagePerDay).toBe(7)
  expect(submissionStatistics(seven, '2026-11-19T12:00:00.000Z', now).averagePerDay).toBe(4)
  expect(submissionStatistics([], '2026-11-19T12:00:00.000Z', now).averagePerDay).toBe(0)
})
