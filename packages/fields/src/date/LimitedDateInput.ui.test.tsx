import { dayAfter } from '@ramiform/core/missed-day'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showInput } from '../testing/show-input.tsx'
import { LimitedDateInput } from './LimitedDateInput.tsx'
import { limitedDateHere, today } from './limited-date.ts'

const field = { id: 'day', type: 'date', label: 'Day' }
const input = page.getByLabelText('Day')

test('the calendar of the browser ends at the limits', async () => {
  await showInput(LimitedDateInput, { ...field, earliest: '2027-05-03', latest: '2027-05-07' })
  await expect.element(input).toHaveAttribute('min', '2027-05-03')
  await expect.element(input).toHaveAttribute('max', '2027-05-07')
})

test('limits relative to today count from the day of this device', async () => {
  await showInput(LimitedDateInput, { ...field, earliest: -1 })
  await expect.element(input).toHaveAttribute('min', dayAfter(today(), -1))
  await expect.element(input).toHaveAttribute('max', '9999-12-31')
  const problem = (day: string) => limitedDateHere.limited?.({ ...field, earliest: -1 }, day, {})
  expect(problem(dayAfter(today(), -1))).toBeNull()
  expect(problem(dayAfter(today(), -2))?.code).toBe('too_early')
})
