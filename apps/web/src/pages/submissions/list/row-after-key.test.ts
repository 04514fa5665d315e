import { expect, test } from 'vitest'
import { rowAfterKey } from './row-after-key.ts'

test('arrow keys go from row to row, Home and End to the first and last', () => {
  expect(rowAfterKey('ArrowDown', 3, 10)).toBe(4)
  expect(rowAfterKey('ArrowUp', 3, 10)).toBe(2)
  expect(rowAfterKey('Home', 3, 10)).toBe(0)
  expect(rowAfterKey('End', 3, 10)).toBe(9)
})

test('no key goes beyond the first or last row', () => {
  expect(rowAfterKey('ArrowUp', 0, 10)).toBe(0)
  expect(rowAfterKey('ArrowDown', 9, 10)).toBe(9)
  expect(rowAfterKey('End', 0, 0)).toBeNull()
})

test('other keys are ignored', () => {
  expect(rowAfterKey('a', 3, 10)).toBeNull()
  expect(rowAfterKey('constructor', 3, 10)).toBeNull()
})
