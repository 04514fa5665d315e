import { currencies } from '@ramiform/core/field'
import { z } from 'zod'
import { answers } from '../answers.ts'
import { text } from '../text.ts'
import { type CallTable, formId, slug } from './call.ts'

/** What an owner sees of the keys of a form. */
const paymentKeys = z.object({
  /** who takes the form's payments; null: nobody, until the keys are complete */
  provider: z.enum(['stripe', 'test']).nullable(),
  secretKey: z.object({ mode: z.enum(['test', 'live']), ending: z.string() }).nullable(),
  webhookSecret: z.object({ ending: z.string() }).nullable(),
  /** where the provider sends what became of payments */
  webhookAddress: z.string(),
  /** why the provider cannot be used, as a sentence */
  problem: z.string().nullable(),
})

/** The keys with which a form is paid, and paying. */
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
      /** in the smallest unit of the currency */
      amount: z.int().optional(),
      answers,
    }),
    response: z.object({
      clientSecret: z.string(),
      amount: z.int(),
      currency: z.enum(currencies),
      status: z.string(),
      provider: z.enum(['stripe', 'test']),
      /** no money moves */
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
      /** the answer to `requires_action`: whether the visitor confirmed */
      authenticated: z.boolean().optional(),
    }),
    response: z.object({
      /** `canceled`: it cannot be paid any more, and another has to be begun */
      status: z.enum(['succeeded', 'requires_action', 'declined', 'canceled']),
      /** why it was declined */
      message: z.string().optional(),
    }),
  },
} as const satisfies CallTable
