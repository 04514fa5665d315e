/**
 * Finds the rows of a numbered list of questions that are headings: `1 Company` above `1.1 Name`, `A Company` above
 * `A1 Name`, or a row without a number where nearly all rows have one.
 */
export function headingRows(numbers: readonly string[]): ReadonlySet<number> {
  const plain = numbers.map((number) => number.trim().replace(/[.):]+$/, ''))
  const numbered = plain.filter((number) => number !== '').length
  const areMostNumbered = numbered > 2 && numbered >= plain.length * 0.7
  const isHeading = (number: string, at: number) => {
    const next = plain[at + 1]
    if (next === undefined) return false
    return number === '' ? areMostNumbered && next !== '' : isPartOf(next, number)
  }
  return new Set(plain.flatMap((number, at) => (isHeading(number, at) ? [at] : [])))
}

/** True for `1.1` and `1`, `A1` and `A`. */
function isPartOf(part: string, whole: string): boolean {
  const rest = part.startsWith(whole) ? part.slice(whole.length) : ''
  return /^[.-]\s?\w/.test(rest) || (/^\p{L}$/u.test(whole) && /^\d/.test(rest))
}
