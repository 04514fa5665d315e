import { currencies } from '@ramiform/core/currency'
import { z } from 'zod'
import { answers } from '../answers.ts'
import { text } from '../text.ts'
import { type CallTable, formId, slug } from './call.ts'

/** Payment keys of a form as its owner sees them: only mode and ending, never the keys. */
const paymentKeys = z.object({
  /** Provider that processes the form's payments. Null until the keys are complete. */
  provider: z.enum(['stripe', 'test']).nullable(),
  secretKey: z.object({ mode: z.enum(['test', 'live']), ending: z.string() }).nullable(),
  webhookSecret: z.object({ ending: z.string() }).nullable(),
  /** URL of this server for the provider's webhook events. */
  webhookAddress: z.string(),
  /** Reason the provider cannot be used, as a sentence. Null when it can be used. */
  problem: z.string().nullable(),
})

/** Calls for a form's payment keys and for payments by visitors. */
export const paymentCalls = {
  readPaymentKeys: {
    method: 'GET',
    path: '/api/forms/{id}/payment-keys',
    access: 'owner',
    summary: 'Which payment provider keys are stored for a form; never the keys themselves',
    params: formId,
    response: paymentKeys,
  },
  savePaymentKeys: {
    method: 'PUT',
    path: '/api/forms/{id}/payment-keys',
    access: 'owner',
    summary:
      'Store payment provider keys; null removes a key, an absent key does not change. No call returns them.',
    params: formId,
    body: z.strictObject({
      secretKey: text(255).nullable().optional(),
      webhookSecret: text(255).nullable().optional(),
    }),
    response: paymentKeys,
  },
  startPayment: {
    method: 'POST',
    path: '/api/public/forms/{slug}/payment-intents',
    access: 'everyone',
    summary:
      'Start the payment of a payment field. The server computes the amount from the form and the answers; `amount` counts only where the visitor may choose it. The same `attempt` for the same amount is the same payment. The answers are stored: once paid they become a submission, even if the browser is closed.',
    params: slug,
    body: z.strictObject({
      fieldId: text(64),
      attempt: z.string().regex(/^[\w-]{16,64}$/, 'must be 16 to 64 letters, digits, - or _'),
      /** Amount in the smallest unit of the currency, such as cents. */
      amount: z.int().optional(),
      answers,
    }),
    response: z.object({
      clientSecret: z.string(),
      amount: z.int(),
      currency: z.enum(currencies),
      status: z.string(),
      provider: z.enum(['stripe', 'test']),
      /** True for a test payment, in which no money moves. */
      test: z.boolean(),
      publishableKey: z.string().nullable(),
    }),
  },
  confirmTestPayment: {
    method: 'POST',
    path: '/api/public/test-payments/confirm',
    access: 'everyone',
    summary:
      'Pay a test payment with a test card; no money moves. 404 when the server does not accept test payments (decision 32).',
    body: z.strictObject({
      clientSecret: text(500),
      card: text(40),
      /** Visitor's reply to `requires_action`: true to confirm the payment, false to decline. */
      authenticated: z.boolean().optional(),
    }),
    response: z.object({
      /** Status of the payment. `canceled` is final: the visitor has to start a new payment. */
      status: z.enum(['succeeded', 'requires_action', 'declined', 'canceled']),
      /** Reason the card was declined, as a sentence for the visitor. */
      message: z.string().optional(),
    }),
  },
} as const satisfies CallTable
