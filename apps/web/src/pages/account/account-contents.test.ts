import { expect, test } from 'vitest'
import { accountContents, quotaText } from './account-contents.ts'

test('the contents of an account name only what it has', () => {
  const none = { forms: 0, submissions: 0, files: 0, fileBytes: 0 }
  expect(accountContents({ ...none, forms: 1, submissions: 2 })).toBe('1 form and 2 submissions')
  expect(accountContents({ forms: 3, submissions: 1, files: 1, fileBytes: 2_000_000 })).toBe(
    '3 forms, 1 submission and 1 file (2 MB)',
  )
})

test('limits of the operator are listed, and none without limits', () => {
  const none = { forms: null, submissions: null, fileBytes: null, mailsPerDay: null }
  expect(quotaText(none)).toBeNull()
  expect(quotaText({ ...none, forms: 20, submissions: 10_000, fileBytes: 5_000_000 })).toBe(
    'Limits of this server for your account: 20 forms, 10,000 submissions, 5 MB of files.',
  )
})
