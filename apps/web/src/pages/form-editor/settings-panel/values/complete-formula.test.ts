import { readFormula } from '@ramiform/core/values/read-formula'
import type { FormulaSource } from '@ramiform/core/values/sources-of-formulas'
import { expect, test } from 'vitest'
import { completeFormula } from './complete-formula.ts'

const sources: readonly FormulaSource[] = [
  { id: 'a', name: 'Guests', holds: 'number', options: [] },
  { id: 'b', name: 'Other guests', holds: 'number', options: [] },
  { id: 'c', name: 'Level', holds: 'text', options: ['Beginner', 'Say "hi"'], other: 'Else' },
]

/** The caret is at the bar. */
function completed(text: string, isAsked = false) {
  const caret = text.indexOf('|')
  const plain = text.replace('|', '')
  const { from, to, options } = completeFormula(plain, caret, sources, isAsked)
  return options.map(({ insert }) => plain.slice(0, from) + insert + plain.slice(to))
}

test.each([
  ['{|', ['{Guests}', '{Other guests}', '{Level}']],
  ['{gue|', ['{Guests}', '{Other guests}']],
  ['1 + {gue| * 2', ['1 + {Guests} * 2', '1 + {Other guests} * 2']],
  ['{Gu|ests} * 2', ['{Guests} * 2', '{Other guests} * 2']],
  ['gu|', ['{Guests}', '{Other guests}']],
  ['ro|', ['round(']],
  ['2 * m|', ['2 * min(', '2 * max(']],
  ['points({Level}, "|', ['points({Level}, "Beginner"', 'points({Level}, "Say \\"hi\\""']],
  ['points({Level}, "beg|" = 2)', ['points({Level}, "Beginner" = 2)']],
  ['if({Guests} = "m|", 1, 2)', []],
  ['if({Level} = "e|", 1, 2)', ['if({Level} = "Beginner", 1, 2)', 'if({Level} = "Else", 1, 2)']],
  ['points({Level}, "els|" = 2)', []],
  ['12|', []],
  ['{Guests} |', []],
])('at %s', (text, expected) => {
  expect(completed(text)).toEqual(expected)
})

test('a list that was asked for has everything', () => {
  expect(completed('2 * |', true)).toHaveLength(7)
  expect(completed('|', true)[0]).toBe('round(')
})

test('a completed name is read', () => {
  for (const text of completed('{|')) {
    if (!text.includes('Level')) expect(readFormula(`${text} * 2`, sources)).toHaveProperty('type')
  }
})
