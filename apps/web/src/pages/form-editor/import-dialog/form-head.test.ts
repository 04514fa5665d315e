import { expect, test } from 'vitest'
import { placesOf } from './form-head.ts'

test('settings tell where they would send what visitors say, and visitors themselves', () => {
  expect(
    placesOf({
      notifications: { email: 'ada@example.org', webhook: 'https://hooks.example.org/a?b' },
      redirectUrl: 'https://example.org/thanks',
      payment: {
        publishableKey: 'pk_live_1',
        successUrl: 'https://example.org/paid',
        cancelUrl: 'https://shop.example.org/',
      },
    }),
  ).toEqual([
    'Sends every submission to hooks.example.org.',
    'Mails every submission to ada@example.org.',
    'Visitors who have sent it go on to example.org.',
    'Takes payments for the account of its publishable key, and needs its secret key.',
    'Visitors who have paid go on to example.org.',
    'Visitors who do not pay go on to shop.example.org.',
  ])
  expect(
    placesOf({ notifications: { email: '', webhook: '', confirmation: true }, redirectUrl: '' }),
  ).toEqual([])
})
