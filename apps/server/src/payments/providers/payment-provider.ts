import type { Currency } from '@ramiform/core/field'
import type { Amount } from '@ramiform/core/payments/amount-due'

/** Payment status. `pending`: not charged, can still be paid. `processing`: waiting for the bank. */
export type PaymentStatus = 'pending' | 'processing' | 'succeeded' | 'canceled'

/** A payment as the provider reports it. */
export interface Intent {
  readonly id: string
  /** Secret that authorizes its holder to pay this payment only. */
  readonly clientSecret: string
  /** Amount in the smallest unit of the currency. */
  readonly amount: number
  readonly amountReceived: number
  readonly currency: string
  readonly status: PaymentStatus
  /** Form and field of the payment. */
  readonly metadata: Readonly<Record<string, string>>
  readonly live: boolean
}

export interface NewIntent extends Amount {
  readonly currency: Currency
  readonly metadata: Readonly<Record<string, string>>
  /** Idempotency key; the same key with the same parameters returns the same payment. */
  readonly idempotencyKey: string
  /** Offers saved card details (Stripe Link). */
  readonly link: boolean
}

/** Payment provider of a form. Only its reports count, never the browser's (decision 31). */
export interface PaymentProvider {
  readonly name: 'stripe' | 'test'
  /** True when real money is charged. */
  readonly live: boolean
  readonly publishableKey: string | null
  /** @throws Refusal payments_unreachable */
  create(intent: NewIntent): Promise<Intent>
  /**
   * Returns null for an unknown payment.
   * @throws Refusal payments_unreachable
   */
  retrieve(id: string): Promise<Intent | null>
  /**
   * No-op when the payment can no longer be canceled; re-read its status.
   * @throws Refusal payments_unreachable
   */
  cancel(id: string): Promise<void>
}
