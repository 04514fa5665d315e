import { expect, test } from 'vitest'
import { tokensOf } from '../words/tokens.ts'
import { belongsBefore, continues, sectionsOf } from './sections.ts'

function cut(text: string, inName: readonly boolean[] = []) {
  const tokens = tokensOf(text)
  return sectionsOf(tokens, inName).map(({ from, to }) =>
    text.slice(tokens[from]?.start, tokens[to - 1]?.end),
  )
}

test('a text is cut at full stops, question marks and lines', () => {
  expect(cut('Show A. Hide B! Own a car? Yes\nMore')).toEqual([
    'Show A',
    'Hide B',
    'Own a car?',
    'Yes',
    'More',
  ])
})

test('a text is not cut in a number, in quotes or inside a name', () => {
  expect(cut('Show A if B is "Mr. X. Y"')).toHaveLength(1)
  expect(cut('Show a.b if')).toHaveLength(1)
  expect(cut('show Why? Tell us', [false, false, true, true, true])).toHaveLength(1)
})

test('“otherwise” belongs before, “when” may go on, other words begin anew', () => {
  const first = (text: string) => {
    const tokens = tokensOf(text)
    const section = { from: 0, to: tokens.length }
    return [belongsBefore(tokens, section), continues(tokens, section)]
  }
  expect(first('otherwise hide it')).toEqual([true, true])
  expect(first('when A')).toEqual([false, true])
  expect(first('show A')).toEqual([false, false])
})
