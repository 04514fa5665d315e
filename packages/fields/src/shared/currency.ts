import type { Currency, Field } from '@ramiform/core/field'
import type { Amount } from '@ramiform/core/payments/amount-due'
import type { Language } from '@ramiform/core/words/languages'

export const currencySigns: Readonly<Record<Currency, string>> = {
  usd: '$',
  eur: '€',
  gbp: '£',
  cad: '$',
  aud: '$',
}

/** The currency of a price or payment field; dollars unless it or its form says otherwise (spec section 9). */
export function currencyOf(field: Field, ofForm: Currency = 'usd'): Currency {
  return field.payment?.currency ?? ofForm
}

/** `$ 0.00`, with the sign of the currency (decision 26). */
export function pricePlaceholder(currency: Currency): string {
  return `${currencySigns[currency]} 0.00`
}

/**
 * `$20.00` for 2000 cents, `20,00 $` in German: the one way in which amounts are shown. Every currency has hundredths.
 * Dollars of other countries name theirs (`CA$20.00`). Spaces and direction marks of `Intl` differ between Node and
 * browsers, so they are made alike.
 */
export function moneyText({ amount, currency }: Amount, language: Language = 'en'): string {
  return new Intl.NumberFormat(`${language}-u-nu-latn`, {
    style: 'currency',
    currency,
    useGrouping: 'always',
  })
    .format(amount / 100)
    .replace(/\s/g, '\u00a0')
    .replace(/[\u200e\u200f\u061c]/g, '')
}
