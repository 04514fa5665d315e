import { describe, expect, test } from 'vitest'
import type { PaidForm } from '../payments/testing/paid-form.ts'
import { graceMs, paymentServer } from './testing/payment-server.ts'

const at = paymentServer()
const { stripeForm, paidWith, intentWith, settle } = at

describe('Stripe’s events', () => {
  const deliver = (form: PaidForm, event: { body: string; signature: string }) =>
    at.server.app.inject({
      method: 'POST',
      url: `/api/webhooks/stripe/${form.id}`,
      headers: { 'content-type': 'application/json', 'stripe-signature': event.signature },
      payload: event.body,
    })
  const statusOf = async (clientSecret: string) =>
    (await at.server.app.stores.payments.find(clientSecret.split('_secret_')[0] ?? ''))?.status

  test('complete a payment whose browser was closed', async () => {
    const form = await stripeForm()
    const clientSecret = await paidWith(form)
    expect((await deliver(form, at.stripe.event(intentWith(clientSecret).id))).statusCode).toBe(200)
    expect(await statusOf(clientSecret)).toBe('succeeded')
    await settle(graceMs + 60_000)
    expect(await form.stored()).toHaveLength(1)
  })

  test('are refused if they are forged, changed or too old', async () => {
    const form = await stripeForm()
    const clientSecret = await paidWith(form)
    const { id } = intentWith(clientSecret)
    const good = at.stripe.event(id)
    for (const bad of [
      at.stripe.event(id, { secret: 'whsec_somebody_elses_secret' }),
      at.stripe.event(id, { secondsAgo: 301 }),
      { ...good, body: good.body.replace('succeeded', 'processing') },
      { ...good, signature: '' },
    ]) {
      expect((await deliver(form, bad)).statusCode).toBe(400)
    }
    expect(await statusOf(clientSecret)).toBe('pending')
  })

  test('with a wrong status change nothing, because the server asks Stripe', async () => {
    const form = await stripeForm()
    const { body } = await form.begin({ answers: { name: 'Eve' } })
    const { id } = intentWith(body.clientSecret)
    const lie = { ...intentWith(body.clientSecret), status: 'succeeded', amount_received: 2000 }
    expect((await deliver(form, at.stripe.event(id, { object: lie }))).statusCode).toBe(200)
    expect(await statusOf(body.clientSecret)).toBe('pending')
  })

  test('are processed once, and have the same effect in any order', async () => {
    const form = await stripeForm()
    const clientSecret = await paidWith(form)
    const { id } = intentWith(clientSecret)
    const succeeded = at.stripe.event(id, { id: `evt_once_${id}` })
    await deliver(form, succeeded)
    await deliver(form, at.stripe.event(id, { type: 'payment_intent.created' }))
    await deliver(form, at.stripe.event(id, { type: 'payment_intent.payment_failed' }))
    expect(await statusOf(clientSecret)).toBe('succeeded')
    const asked = at.stripe.requests.length
    expect((await deliver(form, succeeded)).statusCode).toBe(200)
    expect(at.stripe.requests.length).toBe(asked)
  })

  test('are processed on the next delivery if Stripe did not respond', async () => {
    const form = await stripeForm()
    const clientSecret = await paidWith(form)
    const event = at.stripe.event(intentWith(clientSecret).id)
    at.stripe.fail = (response) => void response.destroy()
    expect((await deliver(form, event)).statusCode).toBe(503)
    at.stripe.fail = null
    expect((await deliver(form, event)).statusCode).toBe(200)
    expect(await statusOf(clientSecret)).toBe('succeeded')
  })

  test('about payments of another form, or of another server, are ignored', async () => {
    const [form, other] = [await stripeForm(), await stripeForm()]
    const clientSecret = await paidWith(other)
    expect((await deliver(form, at.stripe.event(intentWith(clientSecret).id))).statusCode).toBe(200)
    expect((await deliver(form, at.stripe.event('pi_elsewhere'))).statusCode).toBe(200)
    expect(await statusOf(clientSecret)).toBe('pending')
  })
})
