import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import type { Value } from '@ramiform/core/value'
import { expect, test } from 'vitest'
import { aSchema } from '../testing/a-form.ts'
import { fee, graceMs, paymentServer } from './testing/payment-server.ts'

const at = paymentServer()
const { stripeForm, paidWith, intentWith, settle } = at

const byValue = { ...fee, payment: { value: 'total', currency: 'eur' } } as const
const guests = { id: 'guests', type: 'number' }

/** 12.345 for each guest, and the fee of a hidden field. */
const perGuest: Value = {
  id: 'total',
  name: 'Total',
  type: 'number',
  formula: {
    kind: 'sum',
    of: [
      {
        kind: 'product',
        of: [
          { kind: 'answer', id: 'guests' },
          { kind: 'number', value: 12.345 },
        ],
      },
      { kind: 'answer', id: 'extra' },
    ],
  },
}
const party = (more: Partial<FormSchema> = {}): FormSchema => ({
  ...aSchema([guests, byValue]),
  hiddenFields: [{ id: 'extra', name: 'extra' }],
  values: [perGuest],
  ...more,
})

test('the server computes the value, and ignores one that is sent', async () => {
  const form = await stripeForm(party())
  const forged = { guests: '3', total: '0.50' }
  const { body } = await form.begin({ answers: forged, amount: 50 })
  expect([body.amount, body.currency]).toEqual([3704, 'eur'])
  expect(intentWith(body.clientSecret)).toMatchObject({ amount: 3704, currency: 'eur' })
  at.stripe.pay(body.clientSecret)
  const { clientSecret } = body
  const more = await form.submit({ guests: '300', total: '37.035', fee: { clientSecret } })
  expect(more.body.fieldErrors.fee).toBe(
    'You paid €37.04, but your answers now cost €3,703.50. Please change them back.',
  )
  const sent = await form.submit({ ...forged, fee: { clientSecret } })
  expect(sent.status, sent.text).toBe(200)
  expect((await form.stored())[0]?.data).toMatchObject({
    guests: '3',
    total: '37.035',
    fee: { amount: 3704, currency: 'eur', status: 'succeeded' },
  })
})

test.each([
  ['without a result', {}, 'The amount depends on your answers and is not known yet.'],
  ['of zero', { guests: '0' }, 'Nothing is due for these answers.'],
  ['below zero', { guests: '-40' }, 'Nothing is due for these answers.'],
  ['that rounds to zero', { extra: '0.004' }, 'Nothing is due for these answers.'],
  ['below the minimum', { extra: '0.494' }, 'The amount must be at least €0.50'],
  ['above the maximum', { guests: '90000' }, 'The amount must be no more than €999,999.99'],
  [
    'too large to compute',
    { guests: '1e300' },
    'The amount depends on your answers and is not known yet.',
  ],
])('a value %s starts no payment', async (_what, answers, message) => {
  const form = await stripeForm(party())
  const begun = await form.begin({ answers })
  expect([begun.status, begun.body.fieldErrors]).toEqual([422, { fee: message }])
  const sent = await form.submit(answers)
  expect([sent.status, Object.keys(sent.body.fieldErrors)]).toEqual([422, ['fee']])
})

test.each<[string, Partial<FormSchema>]>([
  ['a value that was deleted', { values: [] }],
  ['a text', { values: [{ ...perGuest, type: 'text' }] }],
  ['a question', { ...aSchema([{ id: 'total', type: 'number' }, byValue]), values: [] }],
  ['a hidden field', { values: [], hiddenFields: [{ id: 'total', name: 'total' }] }],
])('%s is no amount, whatever is sent', async (_what, schema) => {
  const form = await stripeForm(party(schema))
  const begun = await form.begin({ answers: { guests: '3', total: '5' } })
  expect(begun.body.fieldErrors).toEqual({
    fee: 'The owner of this form has not set an amount.',
  })
})

test('a question that is hidden costs nothing, and so does an option that is not offered', async () => {
  const points = [
    { option: 'Garden', points: 20 },
    { option: 'Members', points: 1 },
  ]
  const form = await stripeForm(
    party({
      ...aSchema([
        guests,
        {
          id: 'menu',
          type: 'radio',
          options: ['Garden', 'Members'],
          optionsWhen: [
            { option: 'Members', when: { dependsOn: 'guests', condition: 'equals', value: '7' } },
          ],
          conditional: { dependsOn: 'guests', condition: 'greater_than', value: '1' },
        },
        byValue,
      ]),
      values: [{ ...perGuest, formula: { kind: 'points', id: 'menu', points } }],
    }),
  )
  const amountFor = async (answers: object) => {
    const { body } = await form.begin({ answers })
    return body.amount ?? body.fieldErrors.fee
  }
  const none = 'The amount depends on your answers and is not known yet.'
  expect(await amountFor({ guests: '2', menu: 'Garden' })).toBe(2000)
  expect(await amountFor({ guests: '1', menu: 'Garden' })).toBe(none)
  expect(await amountFor({ guests: '2', menu: 'Members' })).toBe(none)
  expect(await amountFor({ guests: '7', menu: 'Members' })).toBe(100)
})

test('a sum does not count an option that is not offered', async () => {
  const form = await stripeForm(
    aSchema([
      guests,
      {
        id: 'seat',
        type: 'radio',
        options: ['50', '1'],
        optionsWhen: [
          { option: '1', when: { dependsOn: 'guests', condition: 'equals', value: '7' } },
        ],
      },
      { ...fee, payment: { items: [{ price: 'seat' }] } },
    ]),
  )
  expect((await form.begin({ answers: { guests: '7', seat: '1' } })).body.amount).toBe(100)
  const refused = await form.begin({ answers: { guests: '2', seat: '1' } })
  expect(refused.body.fieldErrors.fee).toContain('nothing to pay yet')
})

test('a payment that the value itself hides is not started', async () => {
  const schema = party()
  const fields = schema.fields.map((field) =>
    field.id === 'fee'
      ? ({
          ...field,
          conditional: { dependsOn: 'total', condition: 'greater_than', value: '20' },
        } as Field)
      : field,
  )
  const form = await stripeForm({ ...schema, fields })
  expect((await form.begin({ answers: { guests: '1', total: '500' } })).status).toBe(404)
  const free = await form.submit({ guests: '1' })
  expect(free.status, free.text).toBe(200)
  const clientSecret = await paidWith(form, { guests: '2' })
  const lost = await form.submit({ guests: '1', fee: { clientSecret } })
  expect([lost.status, lost.body.error]).toEqual([422, expect.stringContaining('You paid for')])
})

test('visitors of an older formula see the current one first; who has paid is stored', async () => {
  const form = await stripeForm(party())
  const clientSecret = await paidWith(form, { guests: '3' })
  const { formula } = perGuest
  await form.save(
    party({
      values: [
        { ...perGuest, formula: { kind: 'max', of: [formula, { kind: 'number', value: 99 }] } },
      ],
    }),
  )
  const asSeen = (path: string, body: object) =>
    at.server.visitor().call('POST', `/api/public/forms/${form.slug}/${path}`, {
      body,
      headers: { 'form-version': '1' },
    })
  const begun = await asSeen('payment-intents', {
    fieldId: 'fee',
    attempt: 'an-attempt-of-an-older-page',
    answers: { guests: '3' },
  })
  expect([begun.status, begun.body.code, begun.body.changes]).toEqual([
    409,
    'form_changed',
    ['payment'],
  ])
  const now = await form.submit({ guests: '3', fee: { clientSecret } })
  expect(now.body.fieldErrors.fee).toContain('now cost €99.00')
  expect((await asSeen('submit', { guests: '3', fee: { clientSecret } })).status).toBe(200)
})

test('a visitor who paid and left is stored with hidden fields, and the value that they give', async () => {
  const form = await stripeForm(party())
  await paidWith(form, { guests: '1', extra: '7.5' })
  await settle(graceMs)
  await settle(3 * graceMs)
  expect((await form.stored()).map(({ data }) => data)).toMatchObject([
    { guests: '1', extra: '7.5', total: '19.845', fee: { amount: 1985, fromPayment: true } },
  ])
})
