import type { FormSchema } from '@ramiform/core/form'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { type PaidForm, paidForm } from '../../payments/testing/paid-form.ts'
import { type StripeStandIn, startStripeStandIn } from '../../payments/testing/stripe-stand-in.ts'
import { aSchema } from '../../testing/a-form.ts'
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { settlePayments } from '../settle-payments.ts'

/** Time in milliseconds that a visitor has to send a paid form. */
export const graceMs = 15 * 60_000

export const fee = { id: 'fee', type: 'payment', required: true, payment: { amount: 2000 } }
/** A form with a name and a fee, both required. */
export const fixed = aSchema([{ id: 'name', required: true }, fee])

/** A server with its own Stripe stand-in for all tests of a file. After each test, Stripe works again. */
export function paymentServer() {
  let stripe: StripeStandIn
  let server: TestApp
  let owner: TestBrowser
  beforeAll(async () => {
    stripe = await startStripeStandIn()
    server = await buildTestApp({ stripeAddress: stripe.address })
    owner = await server.owner()
  })
  afterAll(async () => {
    await server.close()
    await stripe.close()
  })
  afterEach(() => {
    stripe.fail = null
  })
  return {
    get stripe() {
      return stripe
    },
    get server() {
      return server
    },
    get owner() {
      return owner
    },

    stripeForm: (schema: FormSchema = fixed) => paidForm(server, owner, schema, 'stripe'),

    /** A payment of this form that Stripe has the money of. */
    async paidWith(form: PaidForm, answers: object = { name: 'Bob' }, amount?: number) {
      const { body } = await form.begin({ answers, amount })
      stripe.pay(body.clientSecret)
      return body.clientSecret as string
    },

    intentWith(clientSecret: string) {
      const intent = stripe.intents.get(clientSecret.split('_secret_')[0] ?? '')
      if (intent === undefined) throw new Error('Stripe has no such payment')
      return intent
    },

    settle: (msLater: number) =>
      settlePayments(server.app.settling, new Date(Date.now() + msLater), server.app.log),
  }
}
