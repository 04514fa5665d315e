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
    'Emails every submission to ada@example.org.',
    'Redirects visitors to example.org after they submit.',
    'Accepts payments with its publishable key. Add the secret key of the same account.',
    'Redirects visitors to example.org after they pay.',
    'Redirects visitors to shop.example.org if they do not pay.',
  ])
  expect(
    placesOf({ notifications: { email: '', webhook: '', confirmation: true }, redirectUrl: '' }),
  ).toEqual([])
})
