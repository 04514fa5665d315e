import type { Currency } from '../field.ts'

export interface CurrencyRule {
  /** the least that can be charged, in its smallest unit */
  readonly minimum: number
  /** digits after the point; 0 for a currency without a smaller unit, such as the yen */
  readonly decimals: number
}

/** What Stripe takes at least of each, https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
export const currencyRules: Readonly<Record<Currency, CurrencyRule>> = {
  usd: { minimum: 50, decimals: 2 },
  eur: { minimum: 50, decimals: 2 },
  gbp: { minimum: 30, decimals: 2 },
  cad: { minimum: 50, decimals: 2 },
  aud: { minimum: 50, decimals: 2 },
}

/** The most that one payment can be, in the smallest unit of any currency. */
export const maxAmount = 99_999_999
