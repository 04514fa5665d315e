import { readNumber } from '../conditions/reading.ts'

/**
 * A decimal number in units of 10^-12. Sums of prices stay exact, which binary fractions do not: 0.1 + 0.2 is 0.3. Results
 * are rounded half away from zero, as on invoices.
 */
export type Decimal = bigint

const places = 12
const unit = 10n ** 12n
/** Numbers from here on cannot be computed. */
const tooLarge = 10n ** 15n * unit

/** Reads a number as rules do. Undefined for other text, and for a number that is too large. */
export function readDecimal(text: string): Decimal | undefined {
  const number = readNumber(text)
  if (Number.isNaN(number) || Math.abs(number) >= 1e15) return undefined
  const plain = /e/i.test(text) ? number.toFixed(places) : text
  const [whole = '', fraction = ''] = plain.replace(/^[+-]/, '').split('.')
  // One digit more than fits decides about rounding.
  const digits = BigInt(whole + fraction.padEnd(places + 1, '0').slice(0, places + 1))
  const size = (digits + 5n) / 10n
  return number < 0 ? -size : size
}

/** The shortest text of a number, such as `12.5`. */
export function writeDecimal(number: Decimal): string {
  const digits = String(number < 0n ? -number : number).padStart(places + 1, '0')
  const fraction = digits.slice(-places).replace(/0+$/, '')
  return `${number < 0n ? '-' : ''}${digits.slice(0, -places)}${fraction && `.${fraction}`}`
}

/** Null for a number that is too large. */
export function inRange(number: Decimal): Decimal | null {
  return number < tooLarge && number > -tooLarge ? number : null
}

export function product(a: Decimal, b: Decimal): Decimal {
  return quotient(a * b, unit)
}

/** Null for a division by zero. */
export function division(a: Decimal, b: Decimal): Decimal | null {
  return b === 0n ? null : quotient(a * unit, b)
}

/** @param to number of decimal places, from 0 to 12 */
export function rounded(number: Decimal, to: number): Decimal {
  const step = 10n ** BigInt(places - to)
  return quotient(number, step) * step
}

function quotient(a: bigint, b: bigint): bigint {
  const [size, by] = [a < 0n ? -a : a, b < 0n ? -b : b]
  const result = (2n * size + by) / (2n * by)
  return a < 0n === b < 0n ? result : -result
}
