import { expect, test } from 'vitest'
import { oneOrMany } from './one-or-many.ts'

const days = ['Monday', 'Thursday', 'Sunday']

test.each([
  ['Which sessions will you come to?', 'many'],
  ['What evening courses would you like?', 'many'],
  ['Which of these did you do?', 'many'],
  ['Which of these best describes you?', 'one'],
  ['Which class will you come to?', 'one'],
  ['What status do you have?', 'one'],
  ['Do you come to the sessions?', 'one'],
])('%s: %s', (label, answer) => {
  expect(oneOrMany(label, days, null, false)).toBe(answer)
})
