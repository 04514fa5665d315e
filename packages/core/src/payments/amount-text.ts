/** Formats cents as typed and as machines read them: 2000 is `20.00`. Every supported currency has hundredths. */
export function amountText(cents: number): string {
  return (cents / 100).toFixed(2)
}
