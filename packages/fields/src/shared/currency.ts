import type { Currency, Field } from '@ramiform/core/field'

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
