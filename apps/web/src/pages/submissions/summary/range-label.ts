import type { Currency, Field } from '@ramiform/core/field'
import { currencyOf, moneyText } from '@ramiform/fields/shared/currency'

interface Range {
  readonly from: number
  readonly to: number
}

/**
 * Label of a range: `1 to 4`, `7`, `1.5 to 3`. Ranges of whole numbers exclude their end, except the last one.
 * `inWords` formats a bound.
 */
export function rangeLabel(
  { from, to }: Range,
  isLast: boolean,
  areWhole: boolean,
  inWords: (number: number) => string = numberText,
): string {
  const end = areWhole && !isLast ? to - 1 : to
  return from === end ? inWords(from) : `${inWords(from)} to ${inWords(end)}`
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

/**
 * Formats a figure of a question: amounts of a price field as money, any other number plainly.
 *
 * @param ofForm the form's currency, for fields without their own
 */
export function figureText(field: Field, number: number, ofForm?: Currency): string {
  const amount = Math.round(number * 100)
  return field.type === 'price' && Number.isSafeInteger(amount)
    ? moneyText({ amount, currency: currencyOf(field, ofForm) })
    : numberText(number)
}
