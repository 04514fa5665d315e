import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardAfterKey } from './card-after-key.ts'

// 0 1 2
// 3 4 5
// 6 7
const eight = { count: 8, columns: 3 }

test('arrow keys go to the neighbor on each side, or stay if there is none', () => {
  expect(cardAfterKey('ArrowRight', 4, eight)).toBe(5)
  expect(cardAfterKey('ArrowRight', 5, eight)).toBe(6)
  expect(cardAfterKey('ArrowUp', 4, eight)).toBe(1)
  expect(cardAfterKey('ArrowUp', 1, eight)).toBe(1)
  expect(cardAfterKey('ArrowLeft', 0, eight)).toBe(0)
  expect(cardAfterKey('ArrowDown', 7, eight)).toBe(7)
})

test('the down key above a gap goes to the last card', () => {
  expect(cardAfterKey('ArrowDown', 5, eight)).toBe(7)
})

test('Home and End go to the first and the last card, and other keys do nothing', () => {
  expect(cardAfterKey('Home', 4, eight)).toBe(0)
  expect(cardAfterKey('End', 4, eight)).toBe(7)
  expect(cardAfterKey('a', 4, eight)).toBe(null)
})

test('no key leaves the grid', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']
  const grids = fc.record({
    count: fc.integer({ min: 1, max: 40 }),
    columns: fc.integer({ min: 1, max: 3 }),
  })
  fc.assert(
    fc.property(grids, fc.nat(), fc.constantFrom(...keys), (grid, any, key) => {
      const reached = cardAfterKey(key, any % grid.count, grid)
      expect(reached).toBeGreaterThanOrEqual(0)
      expect(reached).toBeLessThan(grid.count)
    }),
  )
})
