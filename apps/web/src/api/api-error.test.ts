import { expect, test } from 'vitest'
import { ApiError, messageOf } from './api-error.ts'

test('a failure of the server shows its request ID, and a refusal does not', () => {
  const failed = new ApiError(500, { error: 'Something went wrong.', requestId: '3f0c' })
  expect(messageOf(failed)).toBe('Something went wrong. Request ID: 3f0c')
  expect(messageOf(new ApiError(404, { error: 'Form not found' }))).toBe('Form not found')
})
