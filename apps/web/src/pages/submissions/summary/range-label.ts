interface Range {
  readonly from: number
  readonly to: number
}

/** Label of a range: `1 to 4`, `7`, `1.5 to 3`. Ranges of whole numbers exclude their end, except the last one. */
export function rangeLabel({ from, to }: Range, isLast: boolean, areWhole: boolean): string {
  const end = areWhole && !isLast ? to - 1 : to
  return from === end ? numberText(from) : `${numberText(from)} to ${numberText(end)}`
}

/** True if all ranges have whole-number bounds, so that their labels need not overlap. */
export function areWholeRanges(ranges: readonly Range[]): boolean {
  return ranges.every(({ from, to }) => Number.isInteger(from) && Number.isInteger(to))
}

/** A number for display: at most two decimals, and scientific notation from 1e15. */
export function numberText(number: number): string {
  const isHuge = Math.abs(number) >= 1e15
  return number.toLocaleString('en', {
    maximumFractionDigits: 2,
    ...(isHuge && { notation: 'scientific' }),
  })
}
