import { readNumber } from '@ramiform/core/conditions/reading'

/** True when the visitor's locale uses a decimal comma: 1,5. */
const hasDecimalComma = () => (1.5).toLocaleString()[1] === ','

/**
 * Converts a number as people type it to the form that conditions and validation read. `1 234,5`, `1.234,50` and
 * `$1,234.5` lose their group separators and sign. `1,234` depends on the visitor's locale. Text that is not a number
 * stays as typed.
 */
export function typedNumber(text: string, commaIsDecimal = hasDecimalComma): string {
  const bare = text.replace(/[\s'’$€£]/g, '')
  const at = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'))
  const sign = bare[at] ?? ''
  const isDecimal =
    bare.indexOf(sign) === at &&
    (sign === '.' || !/^\D?\d{1,3},\d{3}$/.test(bare) || commaIsDecimal())
  const whole = isDecimal ? bare.slice(0, at) : bare
  const digits = isGrouped(whole) ? whole.replace(/[.,]/g, '') : whole
  const number = isDecimal ? `${digits}.${bare.slice(at + 1)}` : digits
  return Number.isNaN(readNumber(number)) ? text : number
}

/** Groups of three digits, such as `1,234,567`. One regular expression would overflow the stack on a million groups. */
function isGrouped(whole: string): boolean {
  return /^\D?\d{1,3}[.,]/.test(whole) && !/\d[.,](?!\d{3}([.,]|$))/.test(whole)
}
