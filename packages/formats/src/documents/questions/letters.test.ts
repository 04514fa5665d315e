import { expect, test } from 'vitest'
import { isPlainLetter } from './letters.ts'
import { partsOf } from './parts.ts'

const letter = [
  'Dear Mrs Hargreave,',
  'Thank you for your letter of 2 November, and for the photographs.',
  'I agree that the wall has moved since the summer.',
  'I have had two builders look at it, and both could start in May.',
  'These are the questions of the surveyor:',
  '1. Who built the wall, and when?',
  '2. Has it been repaired before?',
  'With kind regards,',
  'Ruth Lindqvist',
]

const isPlain = (lines: readonly string[]) =>
  isPlainLetter(lines.map((text) => ({ kind: 'line', parts: partsOf(text) })))

test('a letter without a place for an answer is no form', () => {
  expect(isPlain(letter)).toBe(true)
})

test.each([
  'Please reply below each question.',
  'Bitte beantworten Sie diese Fragen.',
  'Merci de remplir ce formulaire.',
  'Just let me know by Friday.',
  'I need a few details from you.',
  'Name:',
  'Name: ________',
  '☐ I come to the meeting.',
  'Will you come? Yes / No',
])('a letter with %s may be one', (line) => {
  expect(isPlain([...letter.slice(0, -2), line, ...letter.slice(-2)])).toBe(false)
})

test('a list of questions between a greeting and an end is a form', () => {
  expect(isPlain([letter[0] ?? '', ...letter.slice(5)])).toBe(false)
})

test('a letter to many may want answers', () => {
  expect(isPlain(['Dear parents,', ...letter.slice(1)])).toBe(false)
})
