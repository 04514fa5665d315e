import type { Currency, Field } from '@ramiform/core/field'
import type { Amount } from '@ramiform/core/payments/amount-due'
import { currencyRules } from '@ramiform/core/payments/currencies'
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

/** `$20.00` for 2000 cents, `20,00 $` in German. */
export function centsInWords(cents: number, currency: Currency, language: Language = 'en'): string {
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    useGrouping: language !== 'en',
  }).format(cents / 10 ** currencyRules[currency].decimals)
}

/** `$20.00 USD`: two of the dollars look alike without it. */
export function amountInWords({ amount, currency }: Amount, language?: Language): string {
  return `${centsInWords(amount, currency, language)} ${currency.toUpperCase()}`
}
