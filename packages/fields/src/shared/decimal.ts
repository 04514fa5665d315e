const decimalPattern = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i

/** The number a text reads as, or null: plain decimal notation, finite, no white space (decision 3). */
export function readDecimal(text: string): number | null {
  if (!decimalPattern.test(text)) return null
  const number = Number(text)
  return Number.isFinite(number) ? number : null
}
