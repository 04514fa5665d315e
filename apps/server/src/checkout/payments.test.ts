import { describe, expect, test } from 'vitest'
import { anAttempt, paidForm } from '../payments/testing/paid-form.ts'
import { aSchema } from '../testing/a-form.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { unpaidMs } from './settle-payments.ts'
import { fee, fixed, graceMs, paymentServer } from './testing/payment-server.ts'
import { unmatchedPayments } from './unmatched-payments.ts'

const at = paymentServer()
const { stripeForm, paidWith, intentWith, settle } = at

describe.each(['stripe', 'test'] as const)('with the %s provider', (provider) => {
  async function pay(clientSecret: string) {
    if (provider === 'stripe') return void at.stripe.pay(clientSecret)
    const body = { clientSecret, card: '4242 4242 4242 4242' }
    const paid = await at.server
      .visitor()
      .call('POST', '/api/public/test-payments/confirm', { body })
    expect(paid.body).toEqual({ status: 'succeeded' })
  }

  async function statusOf(clientSecret: string) {
    if (provider === 'stripe') return intentWith(clientSecret).status
    const { status } = await at.server.database.kysely
      .selectFrom('test_payments')
      .where('client_secret', '=', clientSecret)
      .select('status')
      .executeTakeFirstOrThrow()
    return status
  }

  test('who has paid is stored once, with the payment and without its secret', async () => {
    const form = await paidForm(at.server, at.owner, fixed, provider)
    const begun = await form.begin({ answers: { name: 'Bob' } })
    expect(begun.body).toMatchObject({
      amount: 2000,
      currency: 'usd',
      status: 'pending',
      provider,
      test: true,
      publishableKey: provider === 'stripe' ? 'pk_test_of_the_tests' : null,
    })
    const { clientSecret } = begun.body
    await pay(clientSecret)
    const answers = { name: 'Bob', fee: { clientSecret, status: 'succeeded' } }
    const sent = await Promise.all([1, 2, 3].map(() => form.submit(answers, 'the-same-key-again')))
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200])
    const stored = await form.stored()
    expect(stored.map(({ data }) => data)).toEqual([
      {
        name: 'Bob',
        fee: {
          status: 'succeeded',
          amount: 2000,
          currency: 'usd',
          paymentId: clientSecret.split('_secret_')[0],
          test: true,
        },
      },
    ])
    const list = await at.owner.call('GET', `/api/forms/${form.id}/submissions`)
    expect(list.text).not.toContain('_secret_')
    const csv = await at.owner.call('GET', `/api/forms/${form.id}/submissions.csv`)
    expect(csv.text).toContain('TEST 20.00 USD succeeded')
  })

  test('one payment is in one submission, at the same moment too, and after that was deleted', async () => {
    const form = await paidForm(at.server, at.owner, fixed, provider)
    const { body } = await form.begin({ answers: { name: 'Bob' } })
    await pay(body.clientSecret)
    const answers = { name: 'Bob', fee: { clientSecret: body.clientSecret } }
    const sent = await Promise.all(
      Array.from({ length: 8 }, (_, index) => form.submit(answers, `key-${index}`)),
    )
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(422)])
    const [only] = (await at.owner.call('GET', `/api/forms/${form.id}/submissions`)).body
      .submissions
    await at.owner.call('DELETE', `/api/forms/${form.id}/submissions/${only.id}`)
    const again = await form.submit(answers)
    expect(again.body.fieldErrors.fee).toContain('already used for a submission')
    expect(await form.stored()).toEqual([])
  })

  test('who has not paid is refused, whatever status they make up', async () => {
    const form = await paidForm(at.server, at.owner, fixed, provider)
    const { body } = await form.begin({ answers: { name: 'Bob' } })
    const { clientSecret } = body
    const said = 'Please complete the payment to submit the form.'
    for (const [payment, message] of [
      [{ status: 'succeeded' }, said],
      [{ status: 'succeeded', amount: 2000, paymentId: clientSecret }, said],
      [{ status: 'succeeded', clientSecret }, said],
      [undefined, 'Payment is required'],
    ] as const) {
      const refused = await form.submit({ name: 'Bob', fee: payment })
      expect([refused.status, refused.body.fieldErrors]).toEqual([422, { fee: message }])
    }
    expect(await form.stored()).toEqual([])
  })

  test('somebody else’s payment is no use without the whole of its secret', async () => {
    const form = await paidForm(at.server, at.owner, fixed, provider)
    const { body } = await form.begin({ answers: { name: 'Bob' } })
    await pay(body.clientSecret)
    const [intentId] = body.clientSecret.split('_secret_')
    for (const clientSecret of [
      intentId,
      `${intentId}_secret_guessed`,
      'x',
      `${intentId}_secret_`,
    ]) {
      const refused = await form.submit({ name: 'Eve', fee: { clientSecret } })
      expect([clientSecret, refused.status]).toEqual([clientSecret, 422])
    }
    expect(await form.stored()).toEqual([])
  })

  test('a cheap payment of another form, or of another field, pays for nothing', async () => {
    const cheap = aSchema([
      { id: 'tip', type: 'payment', payment: { amount: 100 } },
      { id: 'fee', type: 'payment', payment: { amount: 2000 } },
    ])
    const form = await paidForm(at.server, at.owner, cheap, provider)
    const tip = await form.begin({ fieldId: 'tip' })
    await pay(tip.body.clientSecret)
    const swapped = await form.submit({ fee: { clientSecret: tip.body.clientSecret } })
    expect(swapped.body.fieldErrors.fee).toContain('not made for this question')
    const other = await paidForm(at.server, at.owner, fixed, provider)
    const elsewhere = await other.submit({
      name: 'Eve',
      fee: { clientSecret: tip.body.clientSecret },
    })
    expect(elsewhere.status).toBe(422)
    const twice = await form.submit({
      tip: { clientSecret: tip.body.clientSecret },
      fee: { clientSecret: tip.body.clientSecret },
    })
    expect(twice.status).toBe(422)
    expect(await other.stored()).toEqual([])
  })

  test('a paid submission is stored when the limit was lowered meanwhile, and an unpaid one is not', async () => {
    const limited = (responses: number) => ({
      ...fixed,
      settings: { ...fixed.settings, closing: { responses } },
    })
    const form = await paidForm(at.server, at.owner, limited(3), provider)
    const begin = async () => (await form.begin({ answers: { name: 'Bob' } })).body.clientSecret
    const [quick, slow, unpaid] = [await begin(), await begin(), await begin()]
    await form.save(limited(1))
    await pay(quick)
    await pay(slow)
    const send = (clientSecret: string) =>
      form.submit({ name: 'Bob', fee: { clientSecret, status: 'succeeded' } })
    expect((await send(quick)).status).toBe(200)
    expect((await send(slow)).status).toBe(200)
    expect(await form.stored()).toHaveLength(2)
    expect((await send(quick)).status).not.toBe(200)
    expect((await send(unpaid)).status).toBe(422)
    const elsewhere = await form.submit({ made_up: { clientSecret: unpaid, status: 'succeeded' } })
    expect(elsewhere.status).toBe(410)
    expect((await form.begin({ answers: { name: 'Bob' } })).status).toBe(410)
    expect(await form.stored()).toHaveLength(2)
  })

  test('paid and the browser closed: the answers become a submission, once', async () => {
    const form = await paidForm(at.server, at.owner, fixed, provider)
    const { body } = await form.begin({ answers: { name: 'Bob', fee: null, unknown: 'x' } })
    await pay(body.clientSecret)
    await settle(0)
    expect(await form.stored()).toEqual([])
    // Found paid at the first look, and completed at the next: the respondent may be about to send.
    await settle(graceMs + 1)
    await settle(3 * graceMs)
    await settle(5 * graceMs)
    expect((await form.stored()).map(({ data }) => data)).toEqual([
      {
        name: 'Bob',
        fee: expect.objectContaining({ status: 'succeeded', amount: 2000, fromPayment: true }),
      },
    ])
    const late = await form.submit({ name: 'Bob', fee: { clientSecret: body.clientSecret } })
    expect([late.status, (await form.stored()).length]).toEqual([422, 1])
  })

  test('what is open when its form is deleted cannot be paid any more', async () => {
    const form = await paidForm(at.server, at.owner, fixed, provider)
    const { clientSecret } = (await form.begin({ answers: { name: 'Bob' } })).body
    await at.owner.call('DELETE', `/api/forms/${form.id}`)
    await expect.poll(() => statusOf(clientSecret)).toBe('canceled')
  })

  test('what was paid before its form was deleted is completed when the form is restored', async () => {
    const form = await paidForm(at.server, at.owner, fixed, provider)
    const { body } = await form.begin({ answers: { name: 'Bob' } })
    await pay(body.clientSecret)
    await at.owner.call('DELETE', `/api/forms/${form.id}`)
    for (const later of [1, 3, 5]) await settle(later * graceMs)
    await at.owner.call('POST', `/api/bin/forms/${form.id}/restore`)
    expect(await form.stored()).toEqual([])
    for (const later of [7, 9, 11]) await settle(later * graceMs)
    expect((await form.stored()).map(({ data }) => data.name)).toEqual(['Bob'])
  })

  test('what was never paid is canceled after a day, and what was answered is forgotten', async () => {
    const form = await paidForm(at.server, at.owner, fixed, provider)
    const { body } = await form.begin({ answers: { name: 'a private name' } })
    await settle(unpaidMs + graceMs)
    expect(await form.stored()).toEqual([])
    const [intentId] = body.clientSecret.split('_secret_')
    expect(await at.server.app.stores.payments.find(intentId)).toBeNull()
    if (provider === 'stripe') expect(at.stripe.intents.get(intentId)?.status).toBe('canceled')
  })
})

describe('one filling-in of a form', () => {
  test('has one payment, however often the button is pressed', async () => {
    const form = await stripeForm()
    const attempt = anAttempt()
    const begun = await Promise.all([1, 2, 3].map(() => form.begin({ attempt })))
    expect(new Set(begun.map(({ body }) => body.clientSecret)).size).toBe(1)
    at.stripe.pay(begun[0]?.body.clientSecret)
    const again = await form.begin({ attempt })
    expect(again.body).toMatchObject({
      clientSecret: begun[0]?.body.clientSecret,
      status: 'succeeded',
    })
  })

  test('takes back what it began for another amount, and never charges twice', async () => {
    const own = { allowCustomAmount: true }
    const form = await stripeForm(aSchema([{ ...fee, payment: own }]))
    const attempt = anAttempt()
    const first = await form.begin({ attempt, amount: 500 })
    const second = await form.begin({ attempt, amount: 700 })
    expect(intentWith(first.body.clientSecret).status).toBe('canceled')
    at.stripe.pay(second.body.clientSecret)
    const third = await form.begin({ attempt, amount: 900 })
    expect([third.status, third.body.fieldErrors.fee]).toEqual([
      422,
      expect.stringContaining('You already paid'),
    ])
    await form.submit({ fee: { clientSecret: second.body.clientSecret } })
    const fourth = await form.begin({ attempt, amount: 700 })
    expect(fourth.body.fieldErrors.fee).toContain('already paid and sent this form')
  })
})

test('an amount that was put back can be paid, though its first payment was canceled', async () => {
  const form = await stripeForm(aSchema([{ ...fee, payment: { allowCustomAmount: true } }]))
  const attempt = anAttempt()
  for (const amount of [500, 700, 500, 700]) await form.begin({ attempt, amount })
  const { clientSecret, status } = (await form.begin({ attempt, amount: 500 })).body
  expect([intentWith(clientSecret).status, status]).toEqual(['requires_payment_method', 'pending'])
  at.stripe.pay(clientSecret)
  expect((await form.submit({ fee: { clientSecret } })).status).toBe(200)
})

test('a required payment can be left out while payments are off, and not while they are on', async () => {
  const form = await stripeForm()
  const path = `/api/public/forms/${form.slug}/submit`
  const send = () => at.server.visitor().call('POST', path, { body: { name: 'Bob' } })
  expect((await send()).body.fieldErrors).toEqual({ fee: 'Payment is required' })
  const off = { ...fixed, settings: { ...fixed.settings, payment: { enabled: false } } }
  await at.owner.call('PUT', `/api/forms/${form.id}`, { body: { name: 'Paid', schema: off } })
  const sent = await send()
  expect(sent.status, sent.text).toBe(200)
  expect((await form.stored()).map(({ data }) => data)).toEqual([{ name: 'Bob' }])
})

describe('a payment that logic hides', () => {
  const hidden = aSchema([
    { id: 'plan', type: 'radio', options: ['Free', 'Pro'], required: true },
    { ...fee, conditional: { dependsOn: 'plan', condition: 'equals', value: 'Pro' } },
  ])

  test('is not asked for', async () => {
    const form = await stripeForm(hidden)
    expect((await form.submit({ plan: 'Free' })).status).toBe(200)
    expect((await form.submit({ plan: 'Pro' })).body.fieldErrors).toEqual({
      fee: 'Payment is required',
    })
    const begun = await form.begin({ answers: { plan: 'Free' } })
    expect([begun.status, begun.body.code]).toEqual([404, 'payment_not_asked'])
  })

  test('is not taken for nothing when the answers hide it afterwards', async () => {
    const form = await stripeForm(hidden)
    const clientSecret = await paidWith(form, { plan: 'Pro' })
    const refused = await form.submit({ plan: 'Free', fee: { clientSecret } })
    expect([refused.status, refused.body.error]).toEqual([
      422,
      expect.stringContaining('You paid for “fee”'),
    ])
    expect((await form.submit({ plan: 'Pro', fee: { clientSecret } })).status).toBe(200)
  })
})

test('a bank that has not answered yet has not paid, and the answers wait for it', async () => {
  const form = await stripeForm()
  const { body } = await form.begin({ answers: { name: 'Bob' } })
  const intent = at.stripe.pay(body.clientSecret, 'bank debit')
  const refused = await form.submit({ name: 'Bob', fee: { clientSecret: body.clientSecret } })
  expect(refused.body.fieldErrors.fee).toContain('bank has not confirmed')
  await settle(graceMs)
  expect(await form.stored()).toEqual([])
  Object.assign(intent, { status: 'succeeded', amount_received: 2000 })
  await settle(12 * 60 * 60_000)
  await settle(24 * 60 * 60_000)
  expect(await form.stored()).toHaveLength(1)
})

test('a declined card leaves the payment open for the next one', async () => {
  const form = await stripeForm()
  const { body } = await form.begin({ answers: { name: 'Bob' } })
  at.stripe.pay(body.clientSecret, 'declined')
  const answers = { name: 'Bob', fee: { clientSecret: body.clientSecret } }
  expect((await form.submit(answers)).status).toBe(422)
  at.stripe.pay(body.clientSecret)
  expect((await form.submit(answers)).status).toBe(200)
})

describe('Stripe out of reach', () => {
  test.each([
    [
      'an answer of a proxy’s own',
      (response: import('node:http').ServerResponse) => {
        response
          .writeHead(500, { 'content-type': 'application/json' })
          .end('{"message":"bad gateway"}')
      },
    ],
    [
      'a connection that breaks',
      (response: import('node:http').ServerResponse) => {
        response.destroy()
      },
    ],
  ])('by %s is no payment, and loses nothing', async (_how, fail) => {
    const form = await stripeForm()
    const clientSecret = await paidWith(form)
    const answers = { name: 'Bob', fee: { clientSecret } }
    at.stripe.fail = fail
    const [begun, sent] = [await form.begin(), await form.submit(answers)]
    expect([begun.status, sent.status, sent.body.code]).toEqual([503, 503, 'payments_unreachable'])
    at.stripe.fail = null
    expect((await form.submit(answers)).status).toBe(200)
  })

  test('a server that stops waits for it about payments of a deleted form, and tells of those left', async () => {
    const node = await buildTestApp({
      stripeAddress: at.stripe.address,
      database: at.server.database,
    })
    const [ada, eve] = [await node.owner(), await node.owner('eve@example.org')]
    const form = await paidForm(node, ada, fixed, 'stripe')
    await form.begin({ answers: { name: 'Bob' } })
    const { openOf } = node.app.stores.payments
    expect(await openOf(ada.userId, form.id)).toHaveLength(1)
    expect(await openOf(eve.userId, form.id)).toEqual([])
    const problem = { error: { type: 'invalid_request_error', message: 'Not now' } }
    at.stripe.fail = (response) =>
      void setTimeout(() => {
        response.writeHead(400, { 'content-type': 'application/json' })
        response.end(JSON.stringify(problem))
      }, 2_000)
    await ada.call('DELETE', `/api/forms/${form.id}`)
    await node.close()
    expect(node.log()).toContain('a payment of a deleted form could not be canceled')
  })
})

test('no payment that succeeded is left without a submission', async () => {
  await settle(unpaidMs + graceMs)
  await settle(unpaidMs + 3 * graceMs)
  const form = await stripeForm()
  const clientSecret = await paidWith(form)
  const before = (await unmatchedPayments(at.server.app.settling)).filter(
    ({ formId }) => formId === form.id,
  )
  expect(before).toMatchObject([{ intentId: intentWith(clientSecret).id, status: 'succeeded' }])
  await settle(graceMs)
  await settle(3 * graceMs)
  const after = await unmatchedPayments(at.server.app.settling)
  expect(after.filter(({ formId }) => formId === form.id)).toEqual([])
  expect(await form.stored()).toHaveLength(1)
})
