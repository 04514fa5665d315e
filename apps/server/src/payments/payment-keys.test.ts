import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aSchema } from '../testing/a-form.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import type { TestBrowser } from '../testing/test-browser.ts'
import { paidForm, stripeKeys } from './testing/paid-form.ts'
import { type StripeStandIn, startStripeStandIn, webhookSecret } from './testing/stripe-stand-in.ts'

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

const schema = aSchema([{ id: 'fee', type: 'payment', payment: { amount: 2000 } }])

describe('the secret key', () => {
  test('goes in and never comes out: not in an answer, a version, a copy, the log or the database', async () => {
    const form = await paidForm(server, owner, schema, 'stripe')
    const keys = await owner.call('GET', `/api/forms/${form.id}/payment-keys`)
    expect(keys.body).toEqual({
      provider: 'stripe',
      secretKey: { mode: 'test', ending: 'ests' },
      webhookSecret: { ending: '6789' },
      webhookAddress: `http://localhost:4400/api/webhooks/stripe/${form.id}`,
      problem: null,
    })
    const copy = await owner.call('POST', `/api/forms/${form.id}/duplicate`)
    const copied = await owner.call('GET', `/api/forms/${copy.body.form.id}/payment-keys`)
    expect(copied.body).toMatchObject({ provider: null, secretKey: null, webhookSecret: null })
    const { rows } = await sql<{ text: string }>`
      select (select coalesce(string_agg(t::text, ' '), '') from form_secrets t)
        || (select coalesce(string_agg(t::text, ' '), '') from forms t)
        || (select coalesce(string_agg(t::text, ' '), '') from form_versions t) as text
    `.execute(server.database.kysely)
    const everywhere = [
      keys.text,
      copied.text,
      rows[0]?.text,
      server.log(),
      (await owner.call('GET', `/api/forms/${form.id}`)).text,
      (await owner.call('GET', '/api/forms')).text,
      (await owner.call('GET', `/api/forms/${form.id}/versions/1`)).text,
      (await server.visitor().open(`/f/${form.slug}`)).text,
      (await server.visitor().call('GET', `/api/public/forms/${form.slug}`)).text,
    ].join('\n')
    expect(everywhere).toContain('pk_test_of_the_tests')
    expect(everywhere).not.toContain(stripeKeys.secretKey)
    expect(everywhere).not.toContain(webhookSecret)
  })

  test('of another mode than the publishable key is refused, whichever comes second', async () => {
    const form = await paidForm(server, owner, schema, 'stripe')
    const live = await owner.call('PUT', `/api/forms/${form.id}/payment-keys`, {
      body: { secretKey: 'sk_live_real' },
    })
    expect([live.status, live.body.error]).toEqual([
      422,
      expect.stringContaining('One key is for tests and the other for real payments'),
    ])
    const payment = { enabled: true, publishableKey: 'pk_live_real' }
    const changed = { ...schema, settings: { payment } }
    await owner.call('PUT', `/api/forms/${form.id}`, { body: { name: 'Paid', schema: changed } })
    const keys = await owner.call('GET', `/api/forms/${form.id}/payment-keys`)
    expect(keys.body).toMatchObject({
      provider: null,
      problem: expect.stringContaining('pk_live_'),
    })
    const begun = await form.begin()
    expect([begun.status, begun.body.code]).toEqual([422, 'payments_off'])
  })

  test.each([
    ['pk_test_1', 'publishable key'],
    ['hunter2', 'Use the secret key'],
    ['', 'Use the secret key'],
  ])('is not "%s"', async (secretKey, told) => {
    const form = await paidForm(server, owner, schema, 'test')
    const answer = await owner.call('PUT', `/api/forms/${form.id}/payment-keys`, {
      body: { secretKey },
    })
    expect([answer.status, answer.body.error]).toEqual([422, expect.stringContaining(told)])
  })

  test('in the place of the publishable one is refused when the form is saved', async () => {
    const form = await paidForm(server, owner, schema, 'test')
    const settings = { payment: { publishableKey: 'sk_test_1' } }
    const saved = await owner.call('PUT', `/api/forms/${form.id}`, {
      body: { name: 'Paid', schema: { ...schema, settings } },
    })
    expect(saved.status).toBe(422)
  })

  test('can be taken away again, and then nobody pays', async () => {
    const form = await paidForm(server, owner, schema, 'stripe')
    const body = { secretKey: null, webhookSecret: null }
    const keys = await owner.call('PUT', `/api/forms/${form.id}/payment-keys`, { body })
    expect(keys.body).toMatchObject({ provider: null, secretKey: null, webhookSecret: null })
    expect((await form.begin()).body.code).toBe('payments_off')
    const event = stripe.event('pi_1')
    const heard = await server.app.inject({
      method: 'POST',
      url: `/api/webhooks/stripe/${form.id}`,
      headers: { 'content-type': 'application/json', 'stripe-signature': event.signature },
      payload: event.body,
    })
    expect(heard.statusCode).toBe(404)
  })

  test('that Stripe does not accept is told, and nothing is pretended', async () => {
    const form = await paidForm(server, owner, schema, 'stripe')
    const body = { secretKey: 'sk_test_revoked' }
    await owner.call('PUT', `/api/forms/${form.id}/payment-keys`, { body })
    const begun = await form.begin()
    expect([begun.status, begun.body.error]).toEqual([
      503,
      expect.stringContaining('Payments are not set up correctly'),
    ])
  })
})

describe('test payments', () => {
  const confirm = (at: TestApp, body: object) =>
    at.visitor().call('POST', '/api/public/test-payments/confirm', { body })

  test('have a card that is declined, one that asks, and no others', async () => {
    const form = await paidForm(server, owner, schema, 'test')
    const { clientSecret } = (await form.begin()).body
    for (const [card, told] of [
      ['4000 0000 0000 0002', 'Your card was declined.'],
      ['4000 0000 0000 9995', 'Your card has insufficient funds.'],
      ['5555 5555 5555 4444', expect.stringContaining('isn’t a test card')],
      ['constructor', expect.stringContaining('isn’t a test card')],
    ] as const) {
      const answer = await confirm(server, { clientSecret, card })
      expect(answer.body).toEqual({ status: 'declined', message: told })
    }
    const card = '4000-0025-0000-3155'
    expect((await confirm(server, { clientSecret, card })).body.status).toBe('requires_action')
    const no = await confirm(server, { clientSecret, card, authenticated: false })
    expect(no.body.status).toBe('declined')
    expect((await form.submit({ fee: { clientSecret } })).status).toBe(422)
    const yes = await confirm(server, { clientSecret, card, authenticated: true })
    expect(yes.body).toEqual({ status: 'succeeded' })
    expect((await form.submit({ fee: { clientSecret } })).status).toBe(200)
    expect((await confirm(server, { clientSecret: 'made up', card })).status).toBe(404)
  })

  test('never satisfy a form that has since got keys for money', async () => {
    const form = await paidForm(server, owner, schema, 'test')
    const { clientSecret } = (await form.begin()).body
    await confirm(server, { clientSecret, card: '4242424242424242' })
    const settings = { payment: { enabled: true, publishableKey: stripeKeys.publishableKey } }
    await owner.call('PUT', `/api/forms/${form.id}`, {
      body: { name: 'Paid', schema: { ...schema, settings } },
    })
    await owner.call('PUT', `/api/forms/${form.id}/payment-keys`, {
      body: { secretKey: stripeKeys.secretKey },
    })
    const sent = await form.submit({ fee: { clientSecret } })
    expect([sent.status, Object.keys(sent.body.fieldErrors)]).toEqual([422, ['fee']])
  })

  test('are refused in production, unless allowed by name', async () => {
    const production = {
      NODE_ENV: 'production',
      SESSION_SECRET: 'a secret of the tests that is long enough',
      RATE_LIMIT: 'on',
      AUTH_LOCAL: 'loopback',
    }
    for (const [environment, code] of [
      [production, 'payments_off'],
      [{ ...production, PAYMENTS_TEST_MODE: 'allow' }, undefined],
    ] as const) {
      const at = await buildTestApp({ environment, database: server.database })
      try {
        const form = await paidForm(at, await at.owner(), schema, 'test')
        const begun = await form.begin()
        expect(begun.body.code).toBe(code)
        const body = { clientSecret: begun.body.clientSecret ?? 'x', card: '4242424242424242' }
        expect((await confirm(at, body)).status).toBe(code === undefined ? 200 : 404)
      } finally {
        await at.close()
      }
    }
  })
})

test('payments are begun ten times a minute from one address, not more', async () => {
  const at = await buildTestApp({ environment: { RATE_LIMIT: 'on' } })
  try {
    const form = await paidForm(at, await at.owner(), schema, 'test')
    const statuses: number[] = []
    for (let count = 0; count < 11; count += 1) statuses.push((await form.begin()).status)
    expect(statuses).toEqual([...Array(10).fill(200), 429])
  } finally {
    await at.close()
  }
})

test('a form that takes no payments begins none', async () => {
  const form = await paidForm(server, owner, schema, 'test')
  await owner.call('PUT', `/api/forms/${form.id}`, { body: { name: 'Paid', schema } })
  expect((await form.begin()).body.code).toBe('payment_not_asked')
  expect((await form.begin({ fieldId: 'name' })).body.code).toBe('payment_not_asked')
})
