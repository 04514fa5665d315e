import { expect, test } from 'vitest'
import { dayBars } from './day-bars.ts'
import { labelledMarks, versionMarks } from './version-marks.ts'

const bars = dayBars([], '2026-11-20', 'all', '2026-11-01')
const live = (version: number, day: string) => ({ version, liveSince: `${day}T12:00:00.000Z` })

test('a mark shows where visitors began to see another version', () => {
  const versions = [
    live(7, '2026-11-18'),
    { version: 6 },
    live(5, '2026-11-09'),
    live(4, '2026-11-09'),
    live(1, '2026-11-02'),
  ]
  expect(versionMarks(bars, versions)).toEqual([
    { key: '2026-11-09', label: 'Version 5' },
    { key: '2026-11-18', label: 'Version 7' },
  ])
  expect(versionMarks(bars, [live(1, '2026-11-02')])).toEqual([])
})

test('in the last 7 days, earlier versions have no mark, and a week has one mark', () => {
  const week = dayBars([], '2026-11-20', '7', '2026-11-01')
  const versions = [live(1, '2026-11-02'), live(2, '2026-11-05'), live(3, '2026-11-19')]
  expect(versionMarks(week, versions)).toEqual([{ key: '2026-11-19', label: 'Version 3' }])
  const weeks = dayBars([], '2026-11-20', 'all', '2026-07-01')
  expect(versionMarks(weeks, versions).map(({ key }) => key)).toEqual(['2026-11-02', '2026-11-16'])
})

test('labels that would overlap are left out, older ones first', () => {
  const versions = [
    live(1, '2026-11-01'),
    ...[9, 10, 16].map((day, at) => live(at + 2, `2026-11-${String(day).padStart(2, '0')}`)),
  ]
  const marks = versionMarks(bars, versions)
  expect([...labelledMarks(marks, bars, 4)]).toEqual(['2026-11-16', '2026-11-10'])
})
