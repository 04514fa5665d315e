import { createHmac } from 'node:crypto'
import type { ResponseOf } from '@ramiform/contract/calls'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '../errors.ts'
import type { StoredForm } from '../forms/form-store.ts'
import { addressOf } from '../http/rate-limits.ts'
import { route } from '../http/route.ts'
import { wordsOfCall } from '../http/visitor-words.ts'
import type { SubmitParts } from '../intake/submit-parts.ts'
import { formVersionOf, receiptOf } from '../intake/submit-routes.ts'
import { isPublicAddress } from '../outgoing/public-address.ts'
import type { PaymentKeyStore } from '../payments/payment-key-store.ts'
import { chooseProvider, mixedKeys } from '../payments/provider-of-form.ts'
import { modeOfKey } from '../payments/providers/stripe.ts'
import type { TestPayments } from '../payments/providers/test-payment-store.ts'
import { derivedKey } from '../sign-in/sealed.ts'
import { startPayment } from './start-payment.ts'
import { stripeWebhookPath } from './stripe-webhook.ts'

interface PaymentRouteParts {
  readonly submit: SubmitParts
  readonly keys: PaymentKeyStore
  /** Test provider; null when the server allows no test payments. */
  readonly testPayments: TestPayments | null
  readonly clock: () => Date
  readonly sessionSecret: string
}

/** Routes for respondents: start a payment, and confirm a test payment. */
export function paymentRoutes(
  app: FastifyInstance,
  { submit, testPayments, clock, sessionSecret }: PaymentRouteParts,
): void {
  const key = derivedKey(sessionSecret, 'addresses that begin payments')
  const senderOf = (request: FastifyRequest) =>
    isPublicAddress(request.ip)
      ? createHmac('sha256', key).update(addressOf(request)).digest('base64url')
      : null

  route(app, 'startPayment', async ({ params, body, request }) => {
    await app.rateLimits.pay(request, params.slug)
    return startPayment(
      submit,
      {
        ...body,
        slug: params.slug,
        formVersion: formVersionOf(request),
        receiptOf: receiptOf(request, app.publicUrl),
        words: wordsOfCall(request),
        sender: senderOf(request),
      },
      clock(),
    )
  })

  route(app, 'confirmTestPayment', async ({ body, request }) => {
    if (testPayments === null) throw refuse('not_found')
    await app.rateLimits.pay(request, 'test')
    const { clientSecret, card, authenticated } = body
    const result = await testPayments.confirm(
      clientSecret,
      card,
      authenticated,
      wordsOfCall(request),
    )
    if (result === null) throw refuse('not_found')
    return result
  })
}

/** Routes for owners: save payment keys, and list which keys are set. Key values are never returned. */
export function paymentKeyRoutes(
  app: FastifyInstance,
  { keys, testPayments, clock }: Pick<PaymentRouteParts, 'keys' | 'testPayments' | 'clock'>,
): void {
  const { forms } = app.stores

  async function shown(form: StoredForm): Promise<ResponseOf<'readPaymentKeys'>> {
    const { secretKey, webhookSecret } = await keys.read(form.id)
    const { publishableKey } = form.schema.settings.payment ?? {}
    const chosen = chooseProvider(publishableKey, { secretKey }, testPayments !== null)
    const mode = secretKey === undefined ? null : modeOfKey(secretKey)
    return {
      provider: chosen.kind === 'none' ? null : chosen.kind,
      secretKey:
        secretKey === undefined || mode === null ? null : { mode, ending: secretKey.slice(-4) },
      webhookSecret: webhookSecret === undefined ? null : { ending: webhookSecret.slice(-4) },
      webhookAddress: app.publicUrl + stripeWebhookPath(form.id),
      problem: chosen.kind === 'none' ? chosen.problem : null,
    }
  }

  async function ownForm(ownerId: string, formId: string): Promise<StoredForm> {
    const form = await forms.read(ownerId, formId)
    if (form === null) throw refuse('form_not_found')
    return form
  }

  route(app, 'readPaymentKeys', async ({ user, params }) =>
    shown(await ownForm(user.id, params.id)),
  )

  route(app, 'savePaymentKeys', async ({ user, params, body, request }) => {
    const form = await ownForm(user.id, params.id)
    const problem = keyProblem(body, form.schema.settings.payment?.publishableKey ?? '')
    if (problem !== null) throw refuse('payment_keys_refused', { message: problem })
    await keys.save(user.id, form.id, body, clock())
    request.log.info({ userId: user.id, formId: form.id }, 'payment keys changed')
    return shown(form)
  })
}

function keyProblem(
  {
    secretKey,
    webhookSecret,
  }: {
    readonly secretKey?: string | null | undefined
    readonly webhookSecret?: string | null | undefined
  },
  publishableKey: string,
): string | null {
  if (typeof secretKey === 'string') {
    if (modeOfKey(secretKey, 'publishable') !== null) {
      return 'This is the publishable key. The secret key begins with sk_test_ or sk_live_, or rk_ for a restricted one.'
    }
    const mode = modeOfKey(secretKey)
    if (mode === null) {
      return 'Use the secret key, which begins with sk_test_ or sk_live_, or rk_ for a restricted one.'
    }
    if (publishableKey !== '' && modeOfKey(publishableKey, 'publishable') !== mode) return mixedKeys
  }
  if (typeof webhookSecret === 'string' && !/^whsec_\w{16,}$/.test(webhookSecret)) {
    return 'Use the signing secret of the webhook endpoint, which begins with whsec_.'
  }
  return null
}
