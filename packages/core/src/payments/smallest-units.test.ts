import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDecimal, rounded, writeDecimal } from '../values/decimal.ts'
import { smallestUnits } from './smallest-units.ts'

test.each([
  ['12.5', 2, 1250],
  ['1.005', 2, 101],
  ['1.004999999999', 2, 100],
  ['0.005', 2, 1],
  ['-0.005', 2, -1],
  ['-1.994', 2, -199],
  ['999999.994999999999', 2, 99_999_999],
  ['880.5', 0, 881],
  ['880.499999999999', 0, 880],
  ['7', 0, 7],
  ['0.0005', 3, 1],
])('%s with %i decimals', (number, decimals, expected) => {
  expect(smallestUnits(number, decimals)).toBe(expected)
})

test.each([
  '',
  ' ',
  '1e3',
  'Infinity',
  'NaN',
  '+5',
  '.5',
  '5.',
  '1,5',
  '0x10',
  '１２',
  'free',
  '1 2',
])('%j is no number that a value gives', (text) => {
  expect(smallestUnits(text, 2)).toBeUndefined()
})

test('every result of a value is rounded as the decimal numbers of formulas are', () => {
  const results = fc.bigInt({ min: -(10n ** 21n), max: 10n ** 21n }).map(writeDecimal)
  fc.assert(
    fc.property(results, fc.integer({ min: 0, max: 3 }), (result, decimals) => {
      const exact = rounded(readDecimal(result) ?? 0n, decimals)
      expect(smallestUnits(result, decimals)).toBeCloseTo(Number(exact) / 10 ** (12 - decimals), 3)
    }),
  )
})
