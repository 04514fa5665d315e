import { expect, test } from 'vitest'
import { kindText, replayedText } from './impact-words.ts'

const change = (label: string, effect: 'asked' | 'too_large') => ({
  fieldId: label,
  label,
  effect,
  count: 1,
})

test('a kind says its share and its most frequent change', () => {
  const fields = [
    change('Team size', 'too_large'),
    change('Lunch', 'asked'),
    change('VAT', 'asked'),
  ]
  const kind = { count: 212, examples: [], fields }
  expect(kindText(kind, 1_284)).toBe(
    '17% of 1,284. “Team size” has an answer above the new maximum, and 2 more changes.',
  )
  expect(kindText({ ...kind, fields: fields.slice(1, 2) }, 212)).toBe(
    '100% of 212. “Lunch” is now asked.',
  )
})

test('a kind that concerns few is never zero percent, and an empty one says none', () => {
  const one = { count: 1, examples: [], fields: [change('Lunch', 'asked')] }
  expect(kindText(one, 10_000)).toContain('1% of 10,000')
  expect(kindText({ count: 0, examples: [], fields: [] }, 10)).toBe('None.')
})

test('it says how many answers were replayed, and of how many', () => {
  const text = (submissions: number, unfinished: number, stored = submissions) =>
    replayedText({ total: { submissions, unfinished }, stored })
  expect(text(1, 0)).toBe('1 submission')
  expect(text(1_284, 37)).toBe('1,284 submissions and 37 unfinished answers')
  expect(text(10_000, 1, 48_210)).toBe(
    'the newest 10,000 of 48,210 submissions and 1 unfinished answer',
  )
})
