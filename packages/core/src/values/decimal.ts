import { readNumber } from '../conditions/reading.ts'

/**
 * A decimal number in units of 10^-12. Sums of prices stay exact, which binary fractions do not: 0.1 + 0.2 is 0.3. Results
 * are rounded half away from zero, as on invoices.
 */
export type Decimal = bigint

const places = 12
const unit = 10n ** 12n
const millionth = 10n ** 6n
/** Numbers from here on cannot be computed. */
const tooLarge = 10n ** 15n * unit
/** Powers of ten, from 1 to the unit. */
const powers = Array.from({ length: places + 1 }, (_, exponent) => 10n ** BigInt(exponent))

/** Reads a number as rules do. Undefined for other text, and for a number that is too large. */
export function readDecimal(text: string): Decimal | undefined {
  const number = readNumber(text)
  // NaN, the number of other text, fails this comparison as well.
  if (!(Math.abs(number) < 1e15)) return undefined
  const point = text.indexOf('.')
  const decimals = point < 0 ? 0 : text.length - point - 1
  const power = 10 ** decimals
  const scaled = Math.round(number * power)
  // Up to 15 digits, a binary number stands for a single decimal one. This is much faster than cutting the text.
  if (decimals <= places && Math.abs(scaled) < 1e15 && scaled / power === number) {
    return BigInt(scaled) * (powers[places - decimals] ?? 1n)
  }
  const plain = /e/i.test(text) ? number.toFixed(places) : text
  const [whole = '', fraction = ''] = plain.replace(/^[+-]/, '').split('.')
  // One digit more than fits decides about rounding.
  const digits = BigInt(whole + fraction.padEnd(places + 1, '0').slice(0, places + 1))
  const size = (digits + 5n) / 10n
  return number < 0 ? -size : size
}

/** The shortest text of a number, such as `12.5`. */
export function writeDecimal(number: Decimal): string {
  if (number < 0n) return `-${writeDecimal(-number)}`
  const millionths = Number(number / millionth)
  // Most numbers have at most six decimals. Their parts are small integers, which are much faster.
  if (millionths < 1e15 && BigInt(millionths) * millionth === number) {
    const whole = Math.floor(millionths / 1e6)
    return joined(whole, millionths - whole * 1e6, 6)
  }
  return joined(number / unit, Number(number % unit), places)
}

/** @param fraction the digits after the point, as an integer */
function joined(whole: number | bigint, fraction: number, digits: number): string {
  if (fraction === 0) return String(whole)
  return fraction % 10 === 0
    ? joined(whole, fraction / 10, digits - 1)
    : `${whole}.${String(fraction).padStart(digits, '0')}`
}

/** Null for a number that is too large. */
export function inRange(number: Decimal | null): Decimal | null {
  return number !== null && number < tooLarge && number > -tooLarge ? number : null
}

export function product(a: Decimal, b: Decimal): Decimal {
  // Numbers with at most six decimals, which are most, need no division of a long product.
  const [x, y] = [a / millionth, b / millionth]
  if (x * millionth === a && y * millionth === b) return x * y
  return quotient(a * b, unit)
}

/** Null for a division by zero. */
export function division(a: Decimal, b: Decimal): Decimal | null {
  return b === 0n ? null : quotient(a * unit, b)
}

/** @param to number of decimal places, from 0 to 12 */
export function rounded(number: Decimal, to: number): Decimal {
  const step = powers[places - to] ?? unit
  return quotient(number, step) * step
}

function quotient(a: bigint, b: bigint): bigint {
  if (a < 0n) return -quotient(-a, b)
  if (b < 0n) return -quotient(a, -b)
  return (2n * a + b) / (2n * b)
}
