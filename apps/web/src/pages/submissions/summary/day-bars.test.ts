import { expect, test } from 'vitest'
import { dayBars, dayOf } from './day-bars.ts'

const days = [
  { day: '2026-11-17', count: 3 },
  { day: '2026-11-20', count: 5 },
]

test('every day of the last seven has a bar, and today is marked', () => {
  const bars = dayBars(days, '2026-11-20', '7')
  expect(bars.map(({ label }) => label)).toEqual([
    '14 Nov',
    '15 Nov',
    '16 Nov',
    '17 Nov',
    '18 Nov',
    '19 Nov',
    '20 Nov',
  ])
  expect(bars.map(({ count }) => count)).toEqual([0, 0, 0, 3, 0, 0, 5])
  expect(bars.filter(({ isNow }) => isNow)).toEqual([bars.at(-1)])
  expect(bars.at(-1)?.title).toBe('20 Nov 2026')
})

test('thirty days span the end of a month', () => {
  const bars = dayBars(days, '2026-11-20', '30')
  expect(bars).toHaveLength(30)
  expect(bars[0]?.label).toBe('22 Oct')
})

test('over months, bars are weeks from Monday; over years, months', () => {
  const weeks = dayBars([{ day: '2026-07-01', count: 2 }, ...days], '2026-11-20', 'all')
  expect(weeks[0]).toMatchObject({ title: 'Week of 29 Jun 2026', count: 2 })
  expect(weeks.at(-1)).toMatchObject({ title: 'Week of 16 Nov 2026', count: 8, isNow: true })
  const months = dayBars([{ day: '2020-02-29', count: 2 }, ...days], '2026-11-20', 'all')
  expect(months[0]).toMatchObject({ label: 'Feb 2020', title: 'February 2020', count: 2 })
  expect(months.at(-1)).toMatchObject({ label: 'Nov 2026', count: 8, isNow: true })
})

test('all time begins with the form', () => {
  const bars = dayBars(days, '2026-11-20', 'all', '2026-11-01')
  expect(bars).toHaveLength(20)
  expect(bars[0]).toMatchObject({ label: '1 Nov', count: 0 })
  expect(dayBars(days, '2026-11-20', '7', '2026-11-01')).toHaveLength(7)
})

test('all time is at least a week, and every span counts all submissions', () => {
  expect(dayBars([], '2026-11-20', 'all')).toHaveLength(7)
  for (const years of [0, 1, 3, 30]) {
    const first = { day: `${2026 - years}-01-31`, count: 7 }
    const total = dayBars([first, ...days], '2026-11-20', 'all').reduce(
      (sum, { count }) => sum + count,
      0,
    )
    expect(total).toBe(15)
  }
})

test('a day that is tomorrow for the reader is still shown', () => {
  expect(dayBars(days, '2026-11-19', '7').at(-1)).toMatchObject({ label: '20 Nov', isNow: true })
})

test('today is in the reader’s time zone', () => {
  expect(dayOf(new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05')
})
