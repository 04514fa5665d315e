import { expect, test } from 'vitest'
import { dayText, momentText, momentWithin } from './dates.ts'

const now = new Date(2026, 10, 20, 14, 40)

test('a date is written as day, month, year', () => {
  expect(dayText(new Date(2026, 8, 2))).toBe('2 Sep 2026')
})

test('today and yesterday are words, in the reader’s time zone', () => {
  expect(momentText(new Date(2026, 10, 20, 0, 5), now)).toBe('Today, 00:05')
  expect(momentText(new Date(2026, 10, 19, 23, 59), now)).toBe('Yesterday, 23:59')
  expect(momentText(new Date(2026, 10, 18, 9, 7), now)).toBe('18 Nov 2026, 09:07')
  expect(momentText(new Date(2025, 10, 20, 14, 40), now)).toBe('20 Nov 2025, 14:40')
})

test('within a sentence they start with a small letter', () => {
  expect(momentWithin(new Date(2026, 10, 20, 0, 5), now)).toBe('today, 00:05')
  expect(momentWithin(new Date(2026, 10, 18, 9, 7), now)).toBe('18 Nov 2026, 09:07')
})
