import { readNumber } from '@ramiform/core/conditions/reading'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { typedNumber } from './typed-number.ts'

const point = (text: string) => typedNumber(text, () => false)
const comma = (text: string) => typedNumber(text, () => true)

describe('a number as people write one', () => {
  test.each([
    ['12', '12'],
    [' 12 ', '12'],
    ['-3.5', '-3.5'],
    ['12,5', '12.5'],
    ['1 234', '1234'],
    ['1\u202f234,5', '1234.5'],
    ['1’234.50', '1234.50'],
    ['1,234.5', '1234.5'],
    ['1.234,5', '1234.5'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['$1,200.50', '1200.50'],
    ['12,50 €', '12.50'],
    ['1e3', '1e3'],
  ])('%s', (typed, answer) => {
    expect(point(typed)).toBe(answer)
    expect(comma(typed)).toBe(answer)
  })

  test('what may be thousands or thousandths is what it is where the visitor comes from', () => {
    expect(point('1,234')).toBe('1234')
    expect(comma('1,234')).toBe('1.234')
    // A point is a decimal point in every locale.
    expect(point('1.234')).toBe('1.234')
    expect(comma('1.234')).toBe('1.234')
  })

  test.each(['', 'about 5', '1,2,3', '12-5', '5 apples', '1,23.4,5', ','])(
    'no number stays as it was typed: %j',
    (text) => {
      expect(point(text)).toBe(text)
      expect(comma(text)).toBe(text)
    },
  )

  test.each([
    ['digits', '1'],
    ['groups', ',234'],
    ['commas', ','],
  ])('a letter behind a million %s is told at once', (_name, part) => {
    const text = `1${part.repeat(1_000_000)}x`
    expect(point(text)).toBe(text)
  })

  test('what reads as a number already keeps its value', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        expect(readNumber(point(String(number)))).toBe(readNumber(String(number)))
        expect(readNumber(comma(String(number)))).toBe(readNumber(String(number)))
      }),
    )
  })
})
