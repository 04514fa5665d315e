import { expect, test } from 'vitest'
import { signInErrors, signInErrorText } from './sign-in-errors.ts'

test.each(Object.values(signInErrors))('%j is shown as it is', (error) => {
  expect(signInErrorText(error)).toBe(error)
})

test('an error code of a provider is shown as a sentence', () => {
  expect(signInErrorText('access_denied')).toBe('The sign-in was canceled.')
})

test('a disabled account is told who can help', () => {
  expect(signInErrorText('account_disabled')).toBe(
    'Your account is disabled. Contact the operator of this server.',
  )
})

test('arbitrary text in a link is not shown', () => {
  expect(signInErrorText('Call +1 555 0100 to unlock your account')).toBe('Authentication failed')
  expect(signInErrorText('toString')).toBe('Authentication failed')
})

test('without an error nothing is shown', () => {
  expect(signInErrorText(null)).toBeNull()
  expect(signInErrorText('')).toBeNull()
})
