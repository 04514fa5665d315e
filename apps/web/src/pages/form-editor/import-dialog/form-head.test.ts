import { expect, test } from 'vitest'
import { placesOf } from './form-head.ts'

test('settings tell where they would send what visitors say, and visitors themselves', () => {
  expect(
    placesOf({
      notifications: { email: 'ada@example.org', webhook: 'https://hooks.example.org/a?b' },
      redirectUrl: 'https://example.org/thanks',
      payment: { publishableKey: 'pk_live_1' },
    }),
  ).toEqual([
    'Sends every submission to hooks.example.org.',
    'Mails every submission to ada@example.org.',
    'Visitors who have sent it go on to example.org.',
    'Takes payments for the account of its publishable key, and needs its secret key.',
  ])
  expect(
    placesOf({ notifications: { email: '', webhook: '', confirmation: true }, redirectUrl: '' }),
  ).toEqual([])
})
