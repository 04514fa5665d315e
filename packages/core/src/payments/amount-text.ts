/** `20.00` for 2000 cents: how amounts are typed, and how machines read them. Every currency has hundredths. */
export function amountText(cents: number): string {
  return (cents / 100).toFixed(2)
}
