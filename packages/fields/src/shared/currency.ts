import type { Language } from '@ramiform/core/built-in-texts/languages'
import type { Currency, Field } from '@ramiform/core/field'
import type { Amount } from '@ramiform/core/payments/amount-due'

export const currencySigns: Readonly<Record<Currency, string>> = {
  usd: '$',
  eur: '€',
  gbp: '£',
  cad: '$',
  aud: '$',
}

/** Currency of a price or payment field: its own, the form's, or US dollars (spec section 9). */
export function currencyOf(field: Field, ofForm: Currency = 'usd'): Currency {
  return field.payment?.currency ?? ofForm
}

/** Placeholder with the currency's sign, such as `$ 0.00` (decision 26). */
export function pricePlaceholder(currency: Currency): string {
  return `${currencySigns[currency]} 0.00`
}

/**
 * Formats an amount, the same everywhere: 2000 cents are `$20.00`, in German `20,00 $`. Every currency has
 * hundredths. Dollars of other countries include the country (`CA$20.00`). Spaces and direction marks of `Intl` are
 * normalized, since Node and browsers differ.
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
