import { expect, test } from 'vitest'
import { areWholeRanges, figureText, numberText, rangeLabel } from './range-label.ts'

test('ranges of whole numbers do not overlap', () => {
  expect(rangeLabel({ from: 1, to: 5 }, false, true)).toBe('1 to 4')
  expect(rangeLabel({ from: 5, to: 8 }, true, true)).toBe('5 to 8')
  expect(rangeLabel({ from: 3, to: 4 }, false, true)).toBe('3')
  expect(rangeLabel({ from: 3, to: 3 }, true, true)).toBe('3')
})

test('ranges of other numbers meet', () => {
  expect(rangeLabel({ from: 1.5, to: 3 }, false, false)).toBe('1.5 to 3')
  expect(areWholeRanges([{ from: 1, to: 2.5 }])).toBe(false)
  expect(areWholeRanges([{ from: 1, to: 2 }])).toBe(true)
})

test('numbers are shortened', () => {
  expect(numberText(3.8049)).toBe('3.8')
  expect(numberText(12_345.678)).toBe('12,345.68')
  expect(numberText(1e300)).toBe('1E300')
})

test('figures and ranges of a price show its currency', () => {
  const gift = { id: 'gift', type: 'price', label: 'Gift' }
  const inWords = (number: number) => figureText(gift, number, 'eur')
  expect(inWords(37.504)).toBe('€37.50')
  expect(rangeLabel({ from: 10, to: 20 }, true, true, inWords)).toBe('€10.00 to €20.00')
  expect(figureText({ ...gift, payment: { currency: 'gbp' } }, 5, 'eur')).toBe('£5.00')
  expect(figureText({ ...gift, type: 'number' }, 5, 'eur')).toBe('5')
})
