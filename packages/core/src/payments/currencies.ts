import type { Currency, PaymentSettings } from '../field.ts'

export interface CurrencyRule {
  /** Minimum charge in the smallest unit. */
  readonly minimum: number
  /** Digits after the decimal point; 0 for currencies without a smaller unit, such as the yen. */
  readonly decimals: number
}

/** Stripe's minimum charges, https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
export const currencyRules: Readonly<Record<Currency, CurrencyRule>> = {
  usd: { minimum: 50, decimals: 2 },
  eur: { minimum: 50, decimals: 2 },
  gbp: { minimum: 30, decimals: 2 },
  cad: { minimum: 50, decimals: 2 },
  aud: { minimum: 50, decimals: 2 },
}

/** Maximum amount of one payment, in the smallest unit of any currency. */
export const maxAmount = 99_999_999

/** Range of a custom amount in the smallest unit: the owner's limits within Stripe's. */
export function amountLimits(
  { minAmount = 0, maxAmount: largest = maxAmount }: PaymentSettings,
  currency: Currency,
): { readonly least: number; readonly most: number } {
  return {
    least: Math.max(currencyRules[currency].minimum, minAmount),
    most: Math.min(maxAmount, largest),
  }
}
