import type { FormWords } from '@ramiform/core/built-in-texts/form-words'
import Stripe from 'stripe'
import { refuse } from '../../errors.ts'
import type { Intent, PaymentProvider, PaymentStatus } from './payment-provider.ts'

/** Address of the Stripe API; tests use a local server. */
export type StripeAddress = Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'>

export interface StripeKeys {
  readonly secretKey: string
  readonly publishableKey: string
}

const patienceMs = 10_000

/** Stripe payment provider with the keys of one form. */
export function stripeProvider(keys: StripeKeys, address: StripeAddress = {}): PaymentProvider {
  const stripe = new Stripe(keys.secretKey, {
    maxNetworkRetries: 2,
    timeout: patienceMs,
    telemetry: false,
    ...address,
  })

  return {
    name: 'stripe',
    live: modeOfKey(keys.secretKey) === 'live',
    publishableKey: keys.publishableKey,

    async create({ amount, currency, metadata, idempotencyKey, link }) {
      const created = await asked(() =>
        stripe.paymentIntents.create(
          {
            amount,
            currency,
            metadata,
            allowed_payment_method_types: link ? ['card', 'link'] : ['card'],
          },
          { idempotencyKey },
        ),
      )
      if (created === null) throw refuse('payments_unreachable')
      return toIntent(created)
    },

    async retrieve(id) {
      const found = await asked(() => stripe.paymentIntents.retrieve(id))
      return found === null ? null : toIntent(found)
    },

    async cancel(id) {
      await asked(() => stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' }))
    },
  }
}

/** Key mode from its prefix, `test` or `live`; null when it is not a key of this kind. */
export function modeOfKey(key: string, kind: 'secret' | 'publishable' = 'secret') {
  const pattern = kind === 'secret' ? /^[sr]k_(test|live)_\w+$/ : /^pk_(test|live)_\w+$/
  return (pattern.exec(key)?.[1] ?? null) as 'test' | 'live' | null
}

/**
 * Verifies a webhook body: it must be signed with this secret in the last five minutes. Only ids are returned, because
 * the payment status is read from the API. `intentId` is null for events of other types.
 * @throws when the signature is invalid
 */
export function readStripeEvent(
  body: Buffer,
  signature: string,
  secret: string,
): { readonly eventId: string; readonly intentId: string | null } {
  const event = Stripe.webhooks.constructEvent(body, signature, secret, 300)
  const { object } = event.data
  const isIntent = 'object' in object && object.object === 'payment_intent' && 'id' in object
  return { eventId: event.id, intentId: isIntent ? String(object.id) : null }
}

/** Calls Stripe. Returns null when the object does not exist or the action is no longer possible. */
async function asked<Found>(ask: () => Promise<Found>): Promise<Found | null> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    if (error.code === 'resource_missing' || error.code === 'payment_intent_unexpected_state') {
      return null
    }
    throw refuse('payments_unreachable', { message: trouble(error), cause: error })
  }
}

function trouble(error: Stripe.errors.StripeError): ((words: FormWords) => string) | undefined {
  return error instanceof Stripe.errors.StripeAuthenticationError
    ? ({ payment }) => payment.keysRefused
    : undefined
}

/** Validates the response, because the SDK ignores the status. An error page from a proxy could pass for a payment. */
function toIntent(given: Stripe.PaymentIntent): Intent {
  if (given?.object !== 'payment_intent' || typeof given.client_secret !== 'string') {
    throw refuse('payments_unreachable')
  }
  return {
    id: given.id,
    clientSecret: given.client_secret,
    amount: given.amount,
    amountReceived: given.amount_received,
    currency: given.currency,
    status: statuses[given.status] ?? 'pending',
    metadata: given.metadata,
    live: given.livemode,
  }
}

const statuses: Readonly<Record<string, PaymentStatus>> = {
  succeeded: 'succeeded',
  processing: 'processing',
  canceled: 'canceled',
}
