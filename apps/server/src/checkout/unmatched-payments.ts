import { intentOf } from '../payments/attach-payments.ts'
import { providerOfForm } from '../payments/provider-of-form.ts'
import type { SettleParts } from './settle-payments.ts'

export interface UnmatchedPayment {
  readonly intentId: string
  readonly formId: string
  readonly fieldId: string
  /** Amount in the smallest unit of the currency. */
  readonly amount: number
  readonly currency: string
  readonly createdAt: Date
  /** `unknown` when the form has no provider, or the provider has no matching record. */
  readonly status: 'succeeded' | 'unknown'
}

/**
 * Payments without a submission that succeeded at the provider, or whose status is unknown. Normally there are none.
 */
export async function unmatchedPayments(
  parts: Pick<SettleParts, 'forms'> & {
    readonly payments: Pick<SettleParts['payments'], 'store' | 'providers'>
  },
): Promise<readonly UnmatchedPayment[]> {
  const { store, providers } = parts.payments
  const unmatched: UnmatchedPayment[] = []
  for (const payment of await store.unclaimed()) {
    const { formId, fieldId, intentId, amount, currency, createdAt } = payment
    const version = await parts.forms.findVersionForSubmit(formId, payment.formVersion)
    const provider = version && (await providerOfForm(providers, formId, version.schema))
    const intent = provider && (await intentOf(payment, { id: fieldId }, formId, provider))
    if (intent != null && intent.status !== 'succeeded') continue
    const status = intent == null ? 'unknown' : 'succeeded'
    unmatched.push({ intentId, formId, fieldId, amount, currency, createdAt, status })
  }
  return unmatched
}
