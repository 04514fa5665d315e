import { expect, test } from 'vitest'
import { rowReached } from './row-reached.ts'

test('arrows go from row to row, Home and End to the outermost', () => {
  expect(rowReached('ArrowDown', 3, 10)).toBe(4)
  expect(rowReached('ArrowUp', 3, 10)).toBe(2)
  expect(rowReached('Home', 3, 10)).toBe(0)
  expect(rowReached('End', 3, 10)).toBe(9)
})

test('nothing leads beyond the first and the last row', () => {
  expect(rowReached('ArrowUp', 0, 10)).toBe(0)
  expect(rowReached('ArrowDown', 9, 10)).toBe(9)
  expect(rowReached('End', 0, 0)).toBeNull()
})

test('other keys are none of ours', () => {
  expect(rowReached('a', 3, 10)).toBeNull()
  expect(rowReached('constructor', 3, 10)).toBeNull()
})
