import type { Field, OptionPrice } from './field.ts'

/** The prices that count. Rows of a table have none, because they share their options. */
export function pricesOf({ prices = [], table }: Field): readonly OptionPrice[] {
  return table === undefined ? prices : []
}

/**
 * What screens show behind an option with a price, such as ` (+$10.00)`. Empty for other options.
 * @param money formats cents in the currency that is charged, with a plus sign in front
 */
export function priceBehind(
  field: Field,
  option: string,
  money: (cents: number) => string,
): string {
  const found = pricesOf(field).find((one) => one.option === option)
  return found === undefined ? '' : ` (${money(found.price)})`
}
