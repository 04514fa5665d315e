import { expect, test } from 'vitest'
import { readerOf } from '../testing/readings.ts'
import { quotedText, quotesAt } from './quotes.ts'

const quoted = (text: string) => {
  const reader = readerOf(text)
  return quotesAt(reader, 0).map((quote) => quotedText(reader, quote))
}

test.each([
  ['"Red wine" please', ['Red wine']],
  ['[Red wine]', ['Red wine']],
  ['"a "b" c"', ['a ', 'a "b', 'a "b" c']],
  ['“a "b" c”', ['a "b" c']],
])('%s', (text, expected) => {
  expect(quoted(text)).toEqual(expected)
})

test('a quote ends on its line, and a word opens none', () => {
  expect(quoted('"Red\nwine"')).toEqual([])
  expect(quoted('Red "wine"')).toEqual([])
})
