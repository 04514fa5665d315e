import type { FastifyInstance } from 'fastify'
import { refuse } from '../errors.ts'
import { usualBodyLimit } from '../http/body-limits.ts'
import type { SubmitParts } from '../intake/submit-parts.ts'
import { intentOf } from '../payments/attach-payments.ts'
import type { PaymentKeyStore } from '../payments/payment-key-store.ts'
import { providerOfForm } from '../payments/provider-of-form.ts'
import { readStripeEvent } from '../payments/providers/stripe.ts'

/** Body limit; Stripe events are a few kilobytes. */
const eventBytes = 16 * usualBodyLimit

/** Path of the Stripe webhook endpoint of a form. */
export function stripeWebhookPath(formId: string): string {
  return `/api/webhooks/stripe/${formId}`
}

/**
 * Receives Stripe events. An event only names the payment to check; the status is read from the provider. So events may
 * arrive late, twice, out of order, or with false content.
 */
export function stripeWebhook(
  app: FastifyInstance,
  { forms, payments }: Pick<SubmitParts, 'forms' | 'payments'>,
  keys: PaymentKeyStore,
): void {
  const { store, providers, graceMs } = payments

  void app.register(async (routes) => {
    // The signature covers the raw bytes of the body.
    routes.removeAllContentTypeParsers()
    routes.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: eventBytes },
      (_request, body, done) => done(null, body),
    )

    routes.post<{ Params: { formId: string }; Body: Buffer | undefined }>(
      stripeWebhookPath(':formId'),
      { bodyLimit: eventBytes },
      async (request) => {
        const { formId } = request.params
        const { webhookSecret } = await keys.read(formId)
        if (webhookSecret === undefined) throw refuse('not_found')
        const event = read(request.body, request.headers['stripe-signature'], webhookSecret)
        const now = new Date()
        const payment = event.intentId === null ? null : await store.find(event.intentId)
        // Stripe sends all events of an account to each of its endpoints. Most concern other payments.
        if (payment === null || payment.formId !== formId) return { ok: true }
        if (await store.hearOnce(event.eventId, now)) return { ok: true }
        try {
          const version = await forms.findVersionForSubmit(formId, payment.formVersion)
          const provider = version && (await providerOfForm(providers, formId, version.schema))
          const intent =
            provider && (await intentOf(payment, { id: payment.fieldId }, formId, provider))
          if (intent != null && !(await store.isClaimed(payment))) {
            const checkAt = new Date(now.getTime() + graceMs)
            await store.note(payment.intentId, intent.status, now, checkAt)
          }
        } catch (error) {
          // Stripe retries the event after an error response.
          await store.unhear(event.eventId)
          throw error
        }
        return { ok: true }
      },
    )
  })
}

function read(body: Buffer | undefined, signature: string | string[] | undefined, secret: string) {
  try {
    return readStripeEvent(body ?? Buffer.alloc(0), String(signature ?? ''), secret)
  } catch (error) {
    throw refuse('bad_input', { message: 'The signature does not fit', cause: error })
  }
}
