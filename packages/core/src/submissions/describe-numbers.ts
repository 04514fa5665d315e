export interface NumberRange {
  readonly from: number
  /** End of the range; exclusive, except in the last range. */
  readonly to: number
  readonly count: number
}

export interface DescribedNumbers {
  readonly median: number
  readonly average: number
  readonly lowest: number
  readonly highest: number
  readonly total: number
  readonly ranges: NumberRange[]
}

const maxRanges = 10

/** Statistics of finite numbers in any order. Null for an empty list. */
export function describeNumbers(numbers: readonly number[]): DescribedNumbers | null {
  // Adding 0 turns -0 into 0.
  const sorted = Float64Array.from(numbers, (number) => number + 0).sort()
  const lowest = sorted.at(0)
  const highest = sorted.at(-1)
  if (lowest === undefined || highest === undefined) return null
  // Rounding can push an average of very large numbers outside their range.
  const average = Math.min(highest, Math.max(lowest, sum(sorted, sorted.length)))
  const total = sum(sorted, 1)
  return {
    median: medianOf(sorted),
    average,
    lowest,
    highest,
    total: Number.isFinite(total) ? total : Math.sign(average) * Number.MAX_VALUE,
    ranges: rangesOf(sorted, lowest, highest),
  }
}

/** The number in the middle, or the average of the two in the middle. */
function medianOf(sorted: Float64Array): number {
  const [lower = 0, upper = lower] = sorted.slice(
    (sorted.length - 1) >> 1,
    (sorted.length >> 1) + 1,
  )
  return Math.min(upper, Math.max(lower, sum(Float64Array.of(lower, upper), 2)))
}

/** Sums numbers and compensates rounding errors (Neumaier), so that prices add up to the cent. */
function sum(numbers: Float64Array, divisor: number): number {
  let whole = 0
  let lost = 0
  for (const number of numbers) {
    const part = number / divisor
    const next = whole + part
    lost += Math.abs(whole) >= Math.abs(part) ? whole - next + part : part - next + whole
    whole = next
  }
  return Number.isFinite(whole) ? withoutNoise(whole + lost) : whole
}

function withoutNoise(number: number): number {
  const rounded = Number(number.toPrecision(15))
  // Rounding the largest numbers up would give infinity.
  return Number.isFinite(rounded) ? rounded : number
}

/**
 * Splits numbers into ranges of equal width. Whole numbers get whole bounds, so that each range covers equally many
 * of them.
 */
function rangesOf(sorted: Float64Array, lowest: number, highest: number): NumberRange[] {
  if (lowest === highest) return [{ from: lowest, to: highest, count: sorted.length }]
  const bounds = sorted.every(isCountable)
    ? wholeBounds(lowest, highest)
    : evenBounds(lowest, highest)
  const counts = bounds.slice(1).map(() => 0)
  let range = 0
  for (const number of sorted) {
    while (range < counts.length - 1 && number >= (bounds[range + 1] ?? highest)) range += 1
    counts[range] = (counts[range] ?? 0) + 1
  }
  return counts.map((count, index) => ({
    from: bounds[index] ?? lowest,
    to: bounds[index + 1] ?? highest,
    count,
  }))
}

/** True for a whole number small enough that bounds between any two such numbers are exact. */
function isCountable(number: number): boolean {
  return Number.isInteger(number) && Number.isSafeInteger(number * 4)
}

function wholeBounds(lowest: number, highest: number): readonly number[] {
  const values = highest - lowest + 1
  const width = Math.ceil(values / maxRanges)
  const count = Math.ceil(values / width)
  // The last range includes its end.
  return [...boundsFrom(lowest, width, count), lowest + count * width - 1]
}

function evenBounds(lowest: number, highest: number): readonly number[] {
  const width = highest / maxRanges - lowest / maxRanges
  // In a very narrow span, rounding could move a bound outside of it.
  const bounds = boundsFrom(lowest, width, maxRanges).map((bound) =>
    Math.min(highest, Math.max(lowest, withoutNoise(bound))),
  )
  return [lowest, ...bounds.slice(1), highest]
}

function boundsFrom(lowest: number, width: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => lowest + index * width)
}
