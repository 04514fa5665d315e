import { expect, test } from 'vitest'
import { patternSize } from './pattern-size.ts'

test.each([
  // Every program has a few additional instructions.
  ['', 3],
  ['abc', 6],
  ['[a-z]', 4],
  ['a*', 6],
  ['\\d{5}', 8],
  ['[a-z]{1,50}', 103],
  ['(a|b){10}', 73],
  ['\\{2,9}', 8],
  ['\\u00e9{3}', 6],
])('%s counts %i instructions', (pattern, size) => {
  expect(patternSize(pattern)).toBe(size)
})

test('a short pattern with nested repeats counts at its expanded size', () => {
  expect(patternSize('^([a-z]{1,50}){1,15}A1$')).toBeGreaterThan(1_500)
  expect(patternSize('((a{10}){10}){10}')).toBeGreaterThan(1_000)
  expect(patternSize(`(${'abc'.repeat(100)}){1000}`)).toBeGreaterThan(300_000)
})

test('tables and repeats that are written as text are told apart', () => {
  expect(patternSize('^[\\p{L} -]{1,100}$')).toBeLessThan(250)
  expect(patternSize('(?i)[\\u0100-\\uffff]')).toBeGreaterThan(100)
  expect(patternSize('[{1000}]')).toBe(4)
  expect(patternSize('a{,1000}')).toBe(11)
  expect(patternSize('a(?i){1000}')).toBeGreaterThan(1_000)
  expect(patternSize('\\Q[\\E(?:abc){1000}')).toBeGreaterThan(3_000)
})
