/** Indexes of a longest non-decreasing subsequence. It skips undefined entries. */
export function inOrder(numbers: readonly (number | undefined)[]): ReadonlySet<number> {
  const ends: number[] = []
  const previous: number[] = []
  for (const [index, number] of numbers.entries()) {
    if (number === undefined) continue
    // Most numbers continue the longest run.
    const longest = numbers[ends[ends.length - 1] ?? -1]
    const length =
      longest !== undefined && longest <= number ? ends.length : firstAbove(ends, numbers, number)
    previous[index] = length > 0 ? (ends[length - 1] ?? -1) : -1
    ends[length] = index
  }
  const run = new Set<number>()
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) run.add(at)
  return run
}

/** Binary search for the shortest run that ends with a number above `number`. */
function firstAbove(
  ends: readonly number[],
  numbers: readonly (number | undefined)[],
  number: number,
): number {
  let [low, high] = [0, ends.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[ends[middle] ?? 0] ?? 0) > number) high = middle
    else low = middle + 1
  }
  return low
}
