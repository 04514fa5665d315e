import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { anAttempt, type PaidForm, paidForm } from '../payments/testing/paid-form.ts'
import { type StripeStandIn, startStripeStandIn } from '../payments/testing/stripe-stand-in.ts'
import { aSchema } from '../testing/a-form.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { onEveryDatabase } from '../testing/every-database.ts'
import type { TestBrowser } from '../testing/test-browser.ts'
import { settlePayments } from './settle-payments.ts'

const graceMs = 15 * 60_000
const lastPlace = 'Someone is paying for the last place. Please try again in a few minutes.'
const workshop = (responses: number, required = true) =>
  aSchema([{ id: 'name' }, { id: 'fee', type: 'payment', required, payment: { amount: 2000 } }], {
    closing: { responses },
  })

let stripe: StripeStandIn
beforeAll(async () => {
  stripe = await startStripeStandIn()
})
afterAll(() => stripe.close())
afterEach(() => {
  stripe.fail = null
})

onEveryDatabase(({ database, otherNode }) => {
  let server: TestApp
  let second: TestApp
  let owner: TestBrowser
  beforeAll(async () => {
    server = await buildTestApp({ database: database(), stripeAddress: stripe.address })
    second = await buildTestApp({ database: otherNode(), stripeAddress: stripe.address })
    owner = await server.owner()
    return async () => {
      await second.close()
      await server.close()
    }
  })

  const settle = (msLater: number) =>
    settlePayments(server.app.settling, new Date(Date.now() + msLater), server.app.log)

  async function reservedIn(form: PaidForm): Promise<number> {
    const { reserved } = await server.database.kysely
      .selectFrom('form_counts')
      .where('form_id', '=', form.id)
      .select('reserved')
      .executeTakeFirstOrThrow()
    const { places } = await server.database.kysely
      .selectFrom('payment_places')
      .where('form_id', '=', form.id)
      .select(({ fn }) => fn.countAll<string>().as('places'))
      .executeTakeFirstOrThrow()
    expect(Number(places)).toBe(reserved)
    return reserved
  }

  describe.each(['stripe', 'test'] as const)('with the %s provider', (provider) => {
    const open = (responses: number, required?: boolean) =>
      paidForm(server, owner, workshop(responses, required), provider)

    async function pay(clientSecret: string) {
      if (provider === 'stripe') return void stripe.pay(clientSecret)
      const body = { clientSecret, card: '4242 4242 4242 4242' }
      const paid = await server
        .visitor()
        .call('POST', '/api/public/test-payments/confirm', { body })
      expect(paid.body).toEqual({ status: 'succeeded' })
    }

    test('of 20 payments begun at once for the last place, on two nodes, one is taken', async () => {
      const form = await open(1)
      const begun = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          form.begin({ visitor: (index % 2 === 0 ? server : second).visitor() }),
        ),
      )
      const taken = begun.filter(({ status }) => status === 200)
      expect(taken).toHaveLength(1)
      for (const { status, body, headers } of begun) {
        if (status === 200) continue
        expect([status, body.error, headers['retry-after']]).toEqual([410, lastPlace, '60'])
        expect(body.closed).toMatchObject({ by: 'payments', responses: 1, reserved: 1 })
      }
      const [{ body }] = taken as [(typeof taken)[number]]
      await pay(body.clientSecret)
      expect((await form.submit({ fee: { clientSecret: body.clientSecret } })).status).toBe(200)
      expect([await reservedIn(form), (await form.stored()).length]).toEqual([0, 1])
      expect((await form.begin()).body.closed).toMatchObject({ by: 'responses' })
    })

    test('one address reserves at most two places at once, on all nodes, and others get the rest', async () => {
      const form = await open(4)
      const from = (address: string, attempt = anAttempt(), node = server) =>
        node.app.inject({
          method: 'POST',
          url: `/api/public/forms/${form.slug}/payment-intents`,
          remoteAddress: address,
          headers: { 'content-type': 'application/json' },
          payload: { fieldId: 'fee', attempt, answers: {} },
        })
      const stranger = '93.184.215.14'
      const attempts = [anAttempt(), anAttempt()]
      for (const attempt of attempts) expect((await from(stranger, attempt)).statusCode).toBe(200)
      const third = await from(stranger, anAttempt(), second)
      expect([third.statusCode, third.headers['retry-after']]).toEqual([429, '60'])
      expect(third.json().code).toBe('too_many_requests')
      // The same attempts may continue, and another address gets a place.
      expect((await from(stranger, attempts[0], second)).statusCode).toBe(200)
      expect((await from('198.51.100.7')).statusCode).toBe(200)
      expect(await reservedIn(form)).toBe(3)
    })

    test('the page, the form’s data and an unpaid submission say that the last place is being paid for', async () => {
      const form = await open(2, false)
      await form.begin()
      await form.begin()
      const said = 'People are paying for the last 2 places. Please try again in a few minutes.'
      const page = await server.visitor().call('GET', `/f/${form.slug}`)
      expect([page.status, page.headers['retry-after']]).toEqual([410, '60'])
      expect(page.text).toContain(said)
      const read = await server.visitor().call('GET', `/api/public/forms/${form.slug}`)
      expect([read.status, read.body.error]).toEqual([410, said])
      expect((await form.submit({ name: 'Eve' })).body.error).toBe(said)
      const seen = (await owner.call('GET', `/api/forms/${form.id}`)).body.form
      expect(seen).toMatchObject({ reservedPlaces: 2, closed: { by: 'payments', reserved: 2 } })
    })

    test('an attempt that begins again, and again for another field, reserves one place', async () => {
      const form = await open(2)
      const attempt = anAttempt()
      const begun = await Promise.all([1, 2, 3, 4].map(() => form.begin({ attempt })))
      expect(begun.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      expect(new Set(begun.map(({ body }) => body.clientSecret)).size).toBe(1)
      expect(await reservedIn(form)).toBe(1)
      expect((await form.begin()).status).toBe(200)
      expect((await form.begin({ attempt })).status).toBe(200)
      expect((await form.begin()).status).toBe(410)
    })

    test('a place is free again when its payment was not made in the grace period', async () => {
      const form = await open(1)
      const attempt = anAttempt()
      const late = (await form.begin({ attempt })).body.clientSecret
      await settle(graceMs - 60_000)
      expect(await reservedIn(form)).toBe(1)
      await settle(graceMs + 60_000)
      expect(await reservedIn(form)).toBe(0)
      if (provider === 'test') {
        const body = { clientSecret: late, card: '4242 4242 4242 4242' }
        const tried = await server
          .visitor()
          .call('POST', '/api/public/test-payments/confirm', { body })
        expect(tried.body).toEqual({ status: 'canceled' })
      } else expect(() => stripe.pay(late)).toThrow()
      const again = (await form.begin({ attempt })).body.clientSecret
      expect(again).not.toBe(late)
      await pay(again)
      expect((await form.submit({ fee: { clientSecret: again } })).status).toBe(200)
      expect(await form.stored()).toHaveLength(1)
    })

    test('a place that was paid for stays reserved until it is a submission', async () => {
      const form = await open(1)
      await pay((await form.begin()).body.clientSecret)
      await settle(graceMs + 60_000)
      expect([await reservedIn(form), (await form.begin()).status]).toEqual([1, 410])
      await settle(3 * graceMs)
      expect([await reservedIn(form), (await form.stored()).length]).toEqual([0, 1])
    })

    test('a paid submission and others that arrive at once: the paid one is stored, and no more than the limit', async () => {
      const form = await open(3, false)
      const { clientSecret } = (await form.begin()).body
      await pay(clientSecret)
      const sent = await Promise.all([
        ...Array.from({ length: 8 }, (_, index) => form.submit({ name: `Bob ${index}` })),
        form.submit({ name: 'Ada', fee: { clientSecret } }),
        ...Array.from({ length: 8 }, (_, index) => form.submit({ name: `Eve ${index}` })),
      ])
      expect(sent[8]?.status).toBe(200)
      const stored = await form.stored()
      expect(stored).toHaveLength(3)
      expect(stored.map(({ data }) => data.name)).toContain('Ada')
      expect(await reservedIn(form)).toBe(0)
    })

    test('a respondent whose answers hide the payment they began uses their place, once', async () => {
      const schema = aSchema(
        [
          { id: 'plan', type: 'radio', options: ['Free', 'Pro'] },
          {
            id: 'fee',
            type: 'payment',
            payment: { amount: 2000 },
            conditional: { dependsOn: 'plan', condition: 'equals', value: 'Pro' },
          },
        ],
        { closing: { responses: 1 } },
      )
      const form = await paidForm(server, owner, schema, provider)
      const { clientSecret } = (await form.begin({ answers: { plan: 'Pro' } })).body
      expect((await form.submit({ plan: 'Free' })).status).toBe(410)
      const answers = { plan: 'Free', fee: { clientSecret } }
      const sent = await Promise.all([1, 2, 3].map(() => form.submit(answers)))
      expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 410, 410])
      expect([await reservedIn(form), (await form.stored()).length]).toEqual([0, 1])
    })

    test('a form deleted forever with reserved places leaves none behind', async () => {
      const form = await open(2)
      await form.begin()
      await owner.call('DELETE', `/api/forms/${form.id}`)
      await owner.call('DELETE', `/api/bin/forms/${form.id}`)
      await settle(2 * graceMs)
      const left = await server.database.kysely
        .selectFrom('payment_places')
        .where('form_id', '=', form.id)
        .selectAll()
        .execute()
      expect(left).toEqual([])
    })
  })

  test('a place whose payment could not be begun is released after the grace period', async () => {
    const form = await paidForm(server, owner, workshop(1), 'stripe')
    stripe.fail = (response) => void response.destroy()
    const attempt = anAttempt()
    expect((await form.begin({ attempt })).status).toBe(503)
    stripe.fail = null
    expect((await form.begin()).status).toBe(410)
    await settle(graceMs + 60_000)
    expect(await reservedIn(form)).toBe(0)
    expect((await form.begin()).status).toBe(200)
  })

  test('while the provider cannot be reached, a place stays reserved', async () => {
    const form = await paidForm(server, owner, workshop(1), 'stripe')
    await form.begin()
    stripe.fail = (response) => void response.destroy()
    await settle(graceMs + 60_000)
    stripe.fail = null
    expect(await reservedIn(form)).toBe(1)
    await settle(4 * graceMs)
    expect(await reservedIn(form)).toBe(0)
  })

  test('a form without a limit reserves nothing, and its payments stay open for a day', async () => {
    const schema = aSchema([{ id: 'fee', type: 'payment', payment: { amount: 2000 } }])
    const form = await paidForm(server, owner, schema, 'stripe')
    const { clientSecret } = (await form.begin()).body
    expect(await reservedIn(form)).toBe(0)
    await settle(4 * graceMs)
    stripe.pay(clientSecret)
    expect((await form.submit({ fee: { clientSecret } })).status).toBe(200)
  })
})
