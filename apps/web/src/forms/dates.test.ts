import { expect, test } from 'vitest'
import { agoText, dayBriefly, dayText, momentText, momentWithin } from './dates.ts'

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

test('a list has short days, with the year only when it is another one', () => {
  expect(dayBriefly(new Date(2026, 10, 20, 0, 5), now)).toBe('Today')
  expect(dayBriefly(new Date(2026, 10, 19, 23, 59), now)).toBe('Yesterday')
  expect(dayBriefly(new Date(2026, 8, 2), now)).toBe('2 Sep')
  expect(dayBriefly(new Date(2025, 8, 2), now)).toBe('2 Sep 2025')
})

test('a moment of today is told by the time since', () => {
  expect(agoText(new Date(2026, 10, 20, 14, 39, 30), now)).toBe('Just now')
  expect(agoText(new Date(2026, 10, 20, 14, 32), now)).toBe('8 min ago')
  expect(agoText(new Date(2026, 10, 20, 12, 10), now)).toBe('2 h ago')
  expect(agoText(new Date(2026, 10, 19, 23, 59), now)).toBe('Yesterday')
  expect(agoText(new Date(2026, 8, 2), now)).toBe('2 Sep')
})
