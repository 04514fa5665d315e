/** The value below which `share` of the sorted numbers lie (nearest rank); 0 for an empty list. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0
}

/** Percentage of all lines that are in files over 500 lines, with one decimal. */
export function shareInLongFiles(lengths: readonly number[]): number {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, lines) => total + lines, 0)
  const total = sum(lengths)
  if (total === 0) return 0
  return Math.round((1000 * sum(lengths.filter((lines) => lines > 500))) / total) / 10
}
