import type { Currency } from '@ramiform/core/field'
import type { Amount } from '@ramiform/core/payments/amount-due'

/** `pending`: nothing was charged, it may still be paid. `processing`: a bank has not answered yet. */
export type PaymentStatus = 'pending' | 'processing' | 'succeeded' | 'canceled'

/** A payment as the provider reports it. */
export interface Intent {
  readonly id: string
  /** Allows its holder to pay this payment only. */
  readonly clientSecret: string
  /** in the smallest unit of the currency */
  readonly amount: number
  readonly amountReceived: number
  readonly currency: string
  readonly status: PaymentStatus
  /** the form and the field that it was made for */
  readonly metadata: Readonly<Record<string, string>>
  readonly live: boolean
}

export interface NewIntent extends Amount {
  readonly currency: Currency
  readonly metadata: Readonly<Record<string, string>>
  /** the same key with the same rest is the same payment */
  readonly idempotencyKey: string
  /** offer card details that were saved before */
  readonly link: boolean
}

/** Service that charges for a form. Only its reports count, never the browser's (decision 31). */
export interface PaymentProvider {
  readonly name: 'stripe' | 'test'
  /** whether money moves */
  readonly live: boolean
  readonly publishableKey: string | null
  /** @throws Refusal payments_unreachable */
  create(intent: NewIntent): Promise<Intent>
  /** null for an unknown payment. @throws Refusal payments_unreachable */
  retrieve(id: string): Promise<Intent | null>
  /** No-op when the payment can no longer be canceled; re-read its status. @throws Refusal payments_unreachable */
  cancel(id: string): Promise<void>
}
