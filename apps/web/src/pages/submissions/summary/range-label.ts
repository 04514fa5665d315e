interface Range {
  readonly from: number
  readonly to: number
}

/** `1 to 4`, `7`, `1.5 to 3`: the last range holds its end, the others of whole numbers stop one before it. */
export function rangeLabel({ from, to }: Range, isLast: boolean, areWhole: boolean): string {
  const end = areWhole && !isLast ? to - 1 : to
  return from === end ? numberText(from) : `${numberText(from)} to ${numberText(end)}`
}

/** Whether the ranges are of whole numbers, and can be named without overlapping. */
export function areWholeRanges(ranges: readonly Range[]): boolean {
  return ranges.every(({ from, to }) => Number.isInteger(from) && Number.isInteger(to))
}

/** A number as it is read: two digits after the point, and large ones in powers of ten. */
export function numberText(number: number): string {
  const isHuge = Math.abs(number) >= 1e15
  return number.toLocaleString('en', {
    maximumFractionDigits: 2,
    ...(isHuge && { notation: 'scientific' }),
  })
}
