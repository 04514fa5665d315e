import { expect, test } from 'vitest'
import { moved, pastedOptions } from './option-edits.ts'

test('a pasted list becomes options, from whatever system it was copied', () => {
  expect(pastedOptions('  Red \r\nGreen\n\n\tBlue\u2028')).toEqual(['Red', 'Green', 'Blue'])
})

test('an option moves both ways', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
})
