import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountText } from './amount-text.ts'
import { centsOf } from './typed-amount.ts'

test.each([
  ['20', 2000],
  ['20.', 2000],
  ['20.5', 2050],
  ['20,50', 2050],
  ['0.01', 1],
  ['1,23', 123],
  ['0', 0],
  [' $ 20.00 ', 2000],
  ['37,50 €', 3750],
  ['1,234', 123400],
  ['1.234', 123400],
  ['1,234.50', 123450],
  ['1.234,50', 123450],
  ['1\u202f234,50', 123450],
  ['1’234’567.89', 123456789],
])('%j is %i cents', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents)
})

test.each([
  '',
  ' ',
  '.',
  '20.0001',
  '2,0,0',
  '1,234,50',
  '1 2',
  '-5',
  '1e3',
  'ten',
  '20 USD',
  '9'.repeat(20),
])('%j is no amount', (typed) => {
  expect(centsOf(typed)).toBeUndefined()
})

test('an amount comes back from its text', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
      expect(centsOf(amountText(cents))).toBe(cents)
    }),
  )
})
