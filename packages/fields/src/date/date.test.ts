import { createField } from '@ramiform/core/field-type'
import { expect, test } from 'vitest'
import { date } from './date.ts'

test('a date is a day that the calendar has', () => {
  const field = createField(date, 'arrival')
  for (const text of ['2024-02-29', '0099-12-31']) expect(date.check(field, text)).toBeNull()
  for (const text of ['2023-02-29', '2024-1-1', '01/02/2024', '2024-13-01', 'today']) {
    expect(date.check(field, text)).toBe('format')
  }
})

test('an example is within the limits', () => {
  const field = createField(date, 'arrival')
  const example = (members: object) => date.example({ ...field, ...members }, '2026-11-28')
  expect(example({})).toBe('2026-11-28')
  expect(example({ earliest: 3 })).toBe('2026-12-01')
  expect(example({ latest: '2026-01-01' })).toBe('2026-01-01')
  expect(example({ earliest: '2020-01-01', latest: 5 })).toBe('2026-11-28')
})
