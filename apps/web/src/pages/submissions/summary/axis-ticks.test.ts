import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countTicks, labelledBars } from './axis-ticks.ts'

test('grid lines are at round numbers', () => {
  expect(countTicks(14)).toEqual([0, 5, 10, 15])
  expect(countTicks(1)).toEqual([0, 1])
  expect(countTicks(0)).toEqual([0, 1])
  expect(countTicks(300)).toEqual([0, 100, 200, 300])
  expect(countTicks(1_234)).toEqual([0, 500, 1_000, 1_500])
})

test('no bar is higher than the highest grid line, and there are few lines', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (highest) => {
      const ticks = countTicks(highest)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest)
      expect(ticks.length).toBeLessThanOrEqual(5)
      expect(ticks.every(Number.isInteger)).toBe(true)
    }),
  )
})

test('every seventh of thirty days has a label, also today', () => {
  expect(labelledBars(30, 7)).toEqual([1, 8, 15, 22, 29])
  expect(labelledBars(30, 7, 2)).toEqual([8, 15, 22, 29])
  expect(labelledBars(7, 7, 2)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(labelledBars(7, 5)).toEqual([0, 2, 4, 6])
  expect(labelledBars(80, 7)).toHaveLength(6)
})
