import { expect, test } from 'vitest'
import { statementsOf } from './statements.ts'

const label = (words: string) => ({ id: 'a', type: 'text', label: words })
const cut = (text: string, ...labels: readonly string[]) =>
  statementsOf(text, labels.map(label)).statements.map((one) => one.text)

test('a text is cut at full stops, question marks and lines', () => {
  expect(cut('Show A. Hide B! Own a car? Yes\nMore', 'Own a car?')).toEqual([
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
  expect(cut('show Why? Tell us if', 'Why? Tell us')).toHaveLength(1)
})

test('“otherwise” belongs before, other words begin anew', () => {
  expect(cut('Show A. Otherwise hide it')).toHaveLength(1)
  expect(cut('Show A. When B')).toHaveLength(2)
  expect(cut('Show A. Show B')).toHaveLength(2)
})

test('what is too much to read is returned', () => {
  const { statements, rest } = statementsOf('Show A. '.repeat(22), [])
  expect(statements).toHaveLength(20)
  expect(rest).toBe('Show A. Show A.')
})
