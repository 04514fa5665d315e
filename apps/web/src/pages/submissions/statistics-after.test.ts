import { averagePerDay, weekMs } from '@ramiform/core/submissions/statistics'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { statisticsAfter } from './statistics-after.ts'

const now = new Date('2026-11-21T12:00:00.000Z')
const created = '2026-10-01T00:00:00.000Z'

const submission = fc.record(
  {
    submittedAt: fc
      .date({ min: new Date(created), max: now, noInvalidDate: true })
      .map((date) => date.toISOString()),
    submitterEmail: fc.constantFrom('ada@example.org', ''),
  },
  { requiredKeys: ['submittedAt'] },
)

test('deleting a submission updates the figures, and undo restores them', () => {
  fc.assert(
    fc.property(fc.array(submission), submission, (others, one) => {
      const statisticsOf = (all: readonly (typeof one)[]) => ({
        total: all.length,
        withEmail: all.filter(({ submitterEmail }) => submitterEmail).length,
        thisWeek: all.filter(({ submittedAt }) => +new Date(submittedAt) >= +now - weekMs).length,
        averagePerDay: averagePerDay(all.length, created, now),
        heldBack: 3,
      })
      const before = statisticsOf([one, ...others])
      const after = statisticsAfter(before, one, -1, created, now)
      expect(after).toEqual(statisticsOf(others))
      expect(statisticsAfter(after, one, 1, created, now)).toEqual(before)
    }),
  )
})
