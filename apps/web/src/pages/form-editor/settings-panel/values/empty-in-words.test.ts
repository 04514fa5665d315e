import { expect, test } from 'vitest'
import { emptyInWords } from './empty-in-words.ts'

test('each cause ends a sentence that begins with "empty, because"', () => {
  const nameOf = (id: string) => `Name of ${id}`
  const words = (
    [
      { kind: 'no_answer', id: 'a' },
      { kind: 'hidden', id: 'a' },
      { kind: 'not_a_number', id: 'a', answer: `x${'y'.repeat(50)}` },
      { kind: 'division_by_zero' },
      { kind: 'too_large' },
      { kind: 'empty_text' },
    ] as const
  ).map((cause) => emptyInWords(cause, nameOf))
  expect(words).toEqual([
    '“Name of a” has no answer',
    '“Name of a” is hidden',
    `“Name of a” is “x${'y'.repeat(39)}”, not a number`,
    'it divides by zero',
    'the number has more than 15 digits',
    'the chosen text is empty',
  ])
})
