import { describe, expect, test } from 'vitest'
import { aSchema } from '../testing/a-form.ts'
import { fee, graceMs, paymentServer } from './testing/payment-server.ts'

const at = paymentServer()
const { stripeForm, paidWith, intentWith, settle } = at

describe('the amount', () => {
  test('comes from the form, not from the request', async () => {
    const form = await stripeForm()
    const { body } = await form.begin({ amount: 1, answers: { name: 'Eve' } })
    expect([body.amount, intentWith(body.clientSecret).amount]).toEqual([2000, 2000])
  })

  test('chosen by the visitor must be whole and within its bounds', async () => {
    const own = {
      allowCustomAmount: true,
      minAmount: 500,
      maxAmount: 1000,
      currency: 'eur',
    } as const
    const form = await stripeForm(aSchema([{ ...fee, payment: own }]))
    const refused: string[] = []
    for (const amount of [499, 1001, -500, 0, undefined]) {
      const answer = await form.begin({ amount })
      expect(answer.status).toBe(422)
      refused.push(answer.body.fieldErrors.fee)
    }
    expect(refused).toEqual([
      'The amount must be at least €5.00',
      'The amount must be no more than €10.00',
      'The amount must be at least €5.00',
      'The amount must be at least €5.00',
      'Please enter a valid amount',
    ])
    for (const amount of [750.5, '750', 1e300, null]) {
      expect((await form.begin({ amount })).status).toBe(400)
    }
    expect((await form.begin({ amount: 750 })).body).toMatchObject({ amount: 750, currency: 'eur' })
  })

  test('is the sum of prices and quantities, computed again at submission', async () => {
    const cart = aSchema([
      { id: 'ticket', type: 'price' },
      { id: 'tickets', type: 'quantity' },
      { ...fee, payment: { items: [{ price: 'ticket', quantity: 'tickets' }] } },
    ])
    const form = await stripeForm(cart)
    const answers = { ticket: '19.99', tickets: '2' }
    const clientSecret = await paidWith(form, answers)
    expect(intentWith(clientSecret).amount).toBe(3998)
    const more = await form.submit({ ticket: '19.99', tickets: '200', fee: { clientSecret } })
    expect(more.body.fieldErrors.fee).toContain('You paid $39.98')
    expect((await form.submit({ ...answers, fee: { clientSecret } })).status).toBe(200)
    const nothing = await form.begin({ answers: {} })
    expect(nothing.body.fieldErrors.fee).toContain('nothing to pay yet')
  })

  test('is the fixed price times the quantity, whatever price is sent', async () => {
    const shop = aSchema([
      { id: 'ticket', type: 'price', fixedPrice: 1999 },
      { id: 'tickets', type: 'quantity' },
      { ...fee, payment: { items: [{ price: 'ticket', quantity: 'tickets' }] } },
    ])
    const form = await stripeForm(shop)
    const forged = { ticket: '0.50', tickets: '2' }
    const { clientSecret, amount } = (await form.begin({ answers: forged })).body
    expect([amount, intentWith(clientSecret).amount]).toEqual([3998, 3998])
    at.stripe.pay(clientSecret)
    const more = await form.submit({ ticket: '0.01', tickets: '3', fee: { clientSecret } })
    expect(more.body.fieldErrors.fee).toContain('now cost $59.97')
    const sent = await form.submit({ ticket: '0.01', tickets: '2', fee: { clientSecret } })
    expect(sent.status, sent.text).toBe(200)
    expect((await form.stored())[0]?.data).toMatchObject({ ticket: '19.99', tickets: '2' })
    const left = await form.begin({ answers: { tickets: '1' } })
    at.stripe.pay(left.body.clientSecret)
    await settle(graceMs)
    await settle(3 * graceMs)
    expect((await form.stored()).map(({ data }) => data.ticket)).toEqual(['19.99', '19.99'])
  })

  test('below the minimum of the currency is refused at its field', async () => {
    const form = await stripeForm(aSchema([{ ...fee, payment: { amount: 49 } }]))
    const answer = await form.begin()
    expect([answer.status, answer.body.fieldErrors.fee]).toEqual([
      422,
      'The amount must be at least $0.50',
    ])
    expect(at.stripe.intents.has('none')).toBe(false)
  })

  test.each([
    ['lowered', { amount: 100, amount_received: 100 }],
    ['received in part', { amount_received: 1999 }],
    ['of another currency', { currency: 'eur' }],
    ['moved to another form', { metadata: { form_id: 'other', field_id: 'fee' } }],
    ['moved to another field', { metadata: {} }],
    ['in the other mode', { livemode: true }],
  ])('of a payment that was %s since does not count', async (_how, change) => {
    const form = await stripeForm()
    const clientSecret = await paidWith(form)
    Object.assign(intentWith(clientSecret), change)
    const refused = await form.submit({ name: 'Eve', fee: { clientSecret } })
    expect([refused.status, Object.keys(refused.body.fieldErrors)]).toEqual([422, ['fee']])
    expect(await form.stored()).toEqual([])
  })

  test('of a form that changed since is the one that the visitor saw', async () => {
    const form = await stripeForm()
    const clientSecret = await paidWith(form)
    await form.save(aSchema([{ id: 'name' }, { ...fee, payment: { amount: 9900 } }]))
    const now = await form.submit({ name: 'Bob', fee: { clientSecret } })
    expect(now.body.fieldErrors.fee).toContain('now cost $99.00')
    const asSeen = await at.server.visitor().call('POST', `/api/public/forms/${form.slug}/submit`, {
      body: { name: 'Bob', fee: { clientSecret } },
      headers: { 'form-version': '1' },
    })
    expect(asSeen.status).toBe(200)
  })
})
