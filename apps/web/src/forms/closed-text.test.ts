import { expect, test } from 'vitest'
import { closedBriefly, closedFully } from './closed-text.ts'

const now = new Date(2027, 4, 3, 18, 30)
const at = new Date(2027, 4, 3, 14, 5).toISOString()

test('a closed form shows why and when it closed', () => {
  const byDate = { by: 'date', at, timeZone: 'Europe/Berlin' } as const
  expect(closedBriefly(byDate)).toBe('Closed by date')
  expect(closedFully(byDate, now)).toBe('Closed by date, Today, 14:05')
  const full = { by: 'responses', at, responses: 1_500 } as const
  expect(closedBriefly(full)).toBe('Closed at 1,500 submissions')
  expect(closedFully(full, now)).toBe('Closed at 1,500 submissions, the last Today, 14:05')
  expect(closedBriefly({ ...full, responses: 1 })).toBe('Closed at 1 submission')
  const reserved = { by: 'payments', at, responses: 2, reserved: 2 } as const
  expect(closedBriefly(reserved)).toBe('Last places reserved')
  expect(closedFully(reserved, now)).toBe('Last places reserved: 2 payments in progress')
})
