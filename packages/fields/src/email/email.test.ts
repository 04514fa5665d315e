import { expect, test } from 'vitest'
import { looksLikeEmail } from './email-answer.ts'

test.each(['ines@example.com', 'a@b.c', "o'neil+x@mail.example.co.uk", 'ü@ü.de', 'a@.a.b'])(
  '%s looks like an e-mail address',
  (text) => {
    expect(looksLikeEmail(text)).toBe(true)
  },
)

test.each([
  '',
  'ines',
  'ines@example',
  '@example.com',
  'ines@.',
  'ines@.com',
  'ines@com.',
  'a b@c.d',
  'a@b@c.d',
  'a@b.c\n',
])('%j does not', (text) => {
  expect(looksLikeEmail(text)).toBe(false)
})

test('a long run of dots is judged at once', () => {
  expect(looksLikeEmail(`a@${'.'.repeat(1_000_000)}@`)).toBe(false)
})
