import { expect, test } from 'vitest'
import { accountContents } from './account-contents.ts'

test('the contents of an account name only what it has', () => {
  const none = { forms: 0, submissions: 0, files: 0, fileBytes: 0 }
  expect(accountContents({ ...none, forms: 1, submissions: 2 })).toBe('1 form and 2 submissions')
  expect(accountContents({ forms: 3, submissions: 1, files: 1, fileBytes: 2_000_000 })).toBe(
    '3 forms, 1 submission and 1 file (2 MB)',
  )
})
