import { expect, test } from 'vitest'
import { english } from './built-in-texts/en.ts'
import { closedInWords } from './closing.ts'

test('the time appears in the owner’s time zone, with its name', () => {
  const at = '2027-05-03T16:00:00.000Z'
  expect(closedInWords({ by: 'date', at, timeZone: 'Europe/Berlin' }, english)).toBe(
    'This form closed on 3 May 2027 at 18:00 (Europe/Berlin).',
  )
  expect(closedInWords({ by: 'date', at, timeZone: 'Pacific/Kiritimati' }, english)).toContain(
    '4 May 2027 at 06:00',
  )
})

test('the limit is written as people read it', () => {
  const closed = (responses: number) =>
    closedInWords({ by: 'responses', at: '2027-05-03T16:00:00.000Z', responses }, english)
  expect(closed(1)).toContain('its limit of one response.')
  expect(closed(1_500)).toContain('its limit of 1,500 responses.')
})
