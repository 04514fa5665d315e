import { expect, test } from 'vitest'
import { dayReader, isTimeZone } from './days.ts'

test('a time zone is known by its name', () => {
  for (const zone of ['UTC', 'Europe/Berlin', 'asia/kathmandu', 'America/Argentina/Ushuaia']) {
    expect([zone, isTimeZone(zone)]).toEqual([zone, true])
  }
  for (const zone of ['', 'Mars/Olympus', '+01:07', ' UTC', 'Europe/Berlin\n', '__proto__']) {
    expect([zone, isTimeZone(zone)]).toEqual([zone, false])
  }
})

test.each([
  ['UTC', '2026-03-29T00:00:00.000Z', '2026-03-29'],
  ['Europe/Berlin', '2026-03-28T22:59:59.999Z', '2026-03-28'],
  ['Europe/Berlin', '2026-03-28T23:00:00.000Z', '2026-03-29'],
  // Summer time has begun.
  ['Europe/Berlin', '2026-03-29T22:00:00.000Z', '2026-03-30'],
  ['Asia/Kathmandu', '2026-11-21T18:14:59.999Z', '2026-11-21'],
  ['Asia/Kathmandu', '2026-11-21T18:15:00.000Z', '2026-11-22'],
  ['Pacific/Kiritimati', '2026-12-31T10:00:00.000Z', '2027-01-01'],
  ['Pacific/Pago_Pago', '2027-01-01T10:59:59.999Z', '2026-12-31'],
])('in %s it is at %s the day %s', (timeZone, time, day) => {
  const dayOf = dayReader(timeZone)
  expect([dayOf(time), dayOf(time)]).toEqual([day, day])
})
