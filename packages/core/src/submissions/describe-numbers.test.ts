import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeNumbers } from './describe-numbers.ts'

const rangesOf = (...numbers: number[]) =>
  describeNumbers(numbers)?.ranges.map(({ from, to, count }) => [from, to, count])

test('no numbers have no statistics', () => {
  expect(describeNumbers([])).toBeNull()
})

test('prices add up to the cent', () => {
  expect(describeNumbers([0.1, 0.2, 0.3, 19.99, 19.99, 19.99])).toMatchObject({
    total: 60.57,
    average: 10.095,
    lowest: 0.1,
    highest: 19.99,
  })
})

test('the median is the number in the middle, or between the two in the middle', () => {
  const medianOf = (...numbers: number[]) => describeNumbers(numbers)?.median
  expect(medianOf(7)).toBe(7)
  expect(medianOf(18, 1, 3)).toBe(3)
  expect(medianOf(0.2, 4, 0.1, 0)).toBe(0.15)
  expect(medianOf(Number.MAX_VALUE, Number.MAX_VALUE)).toBe(Number.MAX_VALUE)
})

describe('ranges', () => {
  test('one number that everybody gave is one range', () => {
    expect(rangesOf(7, 7, 7)).toEqual([[7, 7, 3]])
  })

  test('few whole numbers have a range each', () => {
    expect(rangesOf(5, 1, 3, 5)).toEqual([
      [1, 2, 1],
      [2, 3, 0],
      [3, 4, 1],
      [4, 5, 0],
      [5, 5, 2],
    ])
  })

  test('many whole numbers have whole bounds, and each range holds as many of them', () => {
    expect(rangesOf(...Array.from({ length: 23 }, (_, index) => index + 18))).toEqual([
      [18, 21, 3],
      [21, 24, 3],
      [24, 27, 3],
      [27, 30, 3],
      [30, 33, 3],
      [33, 36, 3],
      [36, 39, 3],
      [39, 41, 2],
    ])
  })

  test('halves and quarters have no whole bounds beyond the highest number', () => {
    expect(rangesOf(12.5, 30)?.at(-1)).toEqual([28.25, 30, 1])
    expect(rangesOf(0.25, 0.5, 0.75)?.map(([, , count]) => count)).toEqual([
      1, 0, 0, 0, 0, 1, 0, 0, 0, 1,
    ])
  })

  test('other numbers have ten ranges without the noise of fractions', () => {
    expect(rangesOf(0.1, 0.35, 1.1)).toEqual([
      [0.1, 0.2, 1],
      [0.2, 0.3, 0],
      [0.3, 0.4, 1],
      ...[0.4, 0.5, 0.6, 0.7, 0.8, 0.9].map((from, index) => [
        from,
        [0.5, 0.6, 0.7, 0.8, 0.9, 1][index],
        0,
      ]),
      [1, 1.1, 1],
    ])
  })
})

const numbers = fc.array(
  fc.oneof(
    fc.integer({ min: -1_000, max: 1_000 }),
    fc.maxSafeInteger(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  ),
  { minLength: 1, maxLength: 60 },
)

test('the largest numbers there are do not become infinite', () => {
  expect(describeNumbers([Number.MAX_VALUE])).toMatchObject({
    average: Number.MAX_VALUE,
    total: Number.MAX_VALUE,
  })
})

test('whole numbers whose distance is no longer exact are counted all the same', () => {
  const ranges = rangesOf(-8546177776917156, 4013779778996424) ?? []
  expect(ranges.map(([, , count]) => count)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 1])
})

test('statistics of any numbers are finite and within range', () => {
  fc.assert(
    fc.property(numbers, (given) => {
      const said = describeNumbers(given)
      if (said === null) return false
      const { median, average, total, lowest, highest, ranges } = said
      expect([average, total, lowest, highest].every(Number.isFinite)).toBe(true)
      expect([lowest, highest]).toEqual([Math.min(...given), Math.max(...given)].map((n) => n + 0))
      for (const half of [given.filter((n) => n <= median), given.filter((n) => n >= median)]) {
        expect(half.length * 2).toBeGreaterThanOrEqual(given.length)
      }
      expect(ranges.length).toBeLessThanOrEqual(10)
      for (const [index, { from, to, count }] of ranges.entries()) {
        const isLast = index === ranges.length - 1
        const within = given.filter((n) => n >= from && (isLast ? n <= to : n < to))
        expect([index, within.length]).toEqual([index, count])
        if (!isLast) expect(ranges[index + 1]?.from).toBe(to)
      }
    }),
  )
})

test('the order of the numbers changes nothing', () => {
  fc.assert(
    fc.property(numbers, fc.infiniteStream(fc.nat()), (given, order) => {
      const shuffled = given
        .map((number) => ({ number, at: order.next().value }))
        .sort((one, other) => one.at - other.at)
        .map(({ number }) => number)
      expect(describeNumbers(shuffled)).toEqual(describeNumbers(given))
    }),
  )
})
