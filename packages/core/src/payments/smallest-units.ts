/**
 * A decimal number, as values are stored, in the smallest unit of a currency: `12.345` is 1235 with two decimals. Rounds
 * half away from zero. Undefined for other text.
 * @param decimals digits after the point that the currency has
 */
export function smallestUnits(number: string, decimals: number): number | undefined {
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(number) ?? []
  if (whole === undefined) return undefined
  // By digits, because 1.005 * 100 is below 100.5 in binary fractions.
  const size =
    Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0')) +
    (fraction.charAt(decimals) >= '5' ? 1 : 0)
  return sign === '' ? size : -size
}
