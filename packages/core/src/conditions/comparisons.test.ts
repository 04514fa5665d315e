import { describe, expect, test } from 'vitest'
import type { Answer } from '../answers.ts'
import { comparisons, isOperator } from './comparisons.ts'
import { operatorNames } from './operators.ts'
import { readAnswer, readDay, readNumber, readText } from './reading.ts'

function holds(answer: Answer | undefined, name: string, value = '', asNumbers = false): boolean {
  if (!isOperator(name)) throw new Error(`${name} is no operator`)
  return comparisons[name](readAnswer(answer), readText(value), asNumbers)
}

describe('empty answers (decision 1)', () => {
  test.each([[undefined], [''], [[]], [{ clientSecret: 'secret' }]])('%j is empty', (answer) => {
    expect(holds(answer, 'is_empty')).toBe(true)
    expect(holds(answer, 'is_not_empty')).toBe(false)
  })

  test.each([[' '], ['0'], [['']], [{ status: 'succeeded' }]])('%j is not empty', (answer) => {
    expect(holds(answer, 'is_empty')).toBe(false)
    expect(holds(answer, 'is_not_empty')).toBe(true)
  })
})

describe('equals (decision 3)', () => {
  test('text compares exactly', () => {
    expect(holds('Pro', 'equals', 'Pro')).toBe(true)
    expect(holds('pro', 'equals', 'Pro')).toBe(false)
    expect(holds('Pro ', 'equals', 'Pro')).toBe(false)
    expect(holds('5.0', 'equals', '5')).toBe(false)
  })

  test('numbers compare as numbers where the source holds numbers', () => {
    expect(holds('5.0', 'equals', '5', true)).toBe(true)
    expect(holds('5e0', 'equals', '+5.', true)).toBe(true)
    expect(holds('5', 'equals', '6', true)).toBe(false)
    expect(holds(' 5', 'equals', '5', true)).toBe(false)
    expect(holds('five', 'equals', 'five', true)).toBe(true)
  })

  test('a list equals a value when it is exactly that one item', () => {
    expect(holds(['Red'], 'equals', 'Red')).toBe(true)
    expect(holds(['Red', 'Blue'], 'equals', 'Red')).toBe(false)
    expect(holds(['Red', 'Blue'], 'not_equals', 'Red')).toBe(true)
  })

  test('not equals holds for an empty answer, even where no value was chosen', () => {
    for (const answer of [undefined, '', []]) {
      expect(holds(answer, 'not_equals', 'Pro')).toBe(true)
      expect(holds(answer, 'not_equals', '')).toBe(true)
    }
  })

  test('a payment counts as its status', () => {
    expect(holds({ status: 'succeeded', clientSecret: 's' }, 'equals', 'succeeded')).toBe(true)
  })
})

describe('contains (decision 4)', () => {
  test('text holds a part of itself, letter by letter', () => {
    expect(holds('Dark Red', 'contains', 'Red')).toBe(true)
    expect(holds('Dark Red', 'contains', 'red')).toBe(false)
  })

  test('a list holds whole items only', () => {
    expect(holds(['Dark Red'], 'contains', 'Red')).toBe(false)
    expect(holds(['Dark Red', 'Red'], 'contains', 'Red')).toBe(true)
  })

  test('nothing contains an empty value', () => {
    expect(holds('Red', 'contains', '')).toBe(false)
    expect(holds([''], 'contains', '')).toBe(false)
  })
})

describe('greater and less (decision 5)', () => {
  test.each([
    ['10', '9'],
    ['-1', '-1.5'],
    ['1e3', '999'],
    ['2026-12-01', '2026-11-30'],
  ])('%s is greater than %s', (more, less) => {
    expect(holds(more, 'greater_than', less)).toBe(true)
    expect(holds(less, 'greater_than', more)).toBe(false)
    expect(holds(less, 'less_than', more)).toBe(true)
    expect(holds(more, 'greater_than', more)).toBe(false)
    expect(holds(more, 'less_than', more)).toBe(false)
  })

  test.each([
    ['b', 'a'],
    ['2026-12-01', '5'],
    ['2026-02-30', '2026-01-01'],
    ['Infinity', '1'],
    ['1e999', '1'],
    ['0x10', '1'],
    ['', '-1'],
    [undefined, '1'],
    [['7'], '5'],
  ])('%j is neither greater nor less than %s', (answer, value) => {
    expect(holds(answer, 'greater_than', value)).toBe(false)
    expect(holds(answer, 'less_than', value)).toBe(false)
  })
})

test('there are seven operators, and a stranger is none of them', () => {
  expect(operatorNames).toHaveLength(7)
  for (const name of ['starts_with', '', 'constructor', '__proto__', 'toString']) {
    expect(isOperator(name)).toBe(false)
  }
})

test('a number is a finite decimal, and a date must exist', () => {
  expect(['1', '.5', '5.', '-1.5E-3', '+2'].map(readNumber)).toEqual([1, 0.5, 5, -0.0015, 2])
  for (const text of ['', ' 1', '1,5', '.', '1e', 'NaN', '--1']) expect(readNumber(text)).toBeNaN()
  // Must finish fast, without trying every way to split the digits.
  expect(readNumber(`${'1'.repeat(1_000_000)}x`)).toBeNaN()
  expect(readDay('2024-02-29')).toBe(Date.UTC(2024, 1, 29))
  for (const text of ['2023-02-29', '2026-13-01', '2026-1-1', '2026-01-01T00:00', '']) {
    expect(readDay(text)).toBeNaN()
  }
})
