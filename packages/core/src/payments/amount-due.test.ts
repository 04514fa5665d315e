import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Answers } from '../answers.ts'
import type { PaymentSettings } from '../field.ts'
import type { FormSchema } from '../form.ts'
import { amountDue } from './amount-due.ts'
import { currencyRules, maxAmount } from './currencies.ts'

const schema: FormSchema = { fields: [], settings: { payment: { currency: 'gbp' } } }
const due = (payment: PaymentSettings, answers = {}, chosen?: number) =>
  amountDue({ id: 'fee', type: 'payment', label: 'Fee', payment }, schema, answers, chosen)

test('a fixed amount ignores the visitor’s value', () => {
  expect(due({ amount: 2000, currency: 'usd' }, {}, 1)).toEqual({ amount: 2000, currency: 'usd' })
  expect(due({ amount: 2000 })).toEqual({ amount: 2000, currency: 'gbp' })
  expect(due({})).toEqual({ problem: { code: 'not_set', currency: 'gbp' } })
})

test('amounts below the currency’s minimum cannot be charged', () => {
  expect(due({ amount: 29 })).toMatchObject({ problem: { code: 'too_low', limit: 30 } })
  expect(due({ amount: 30 })).toMatchObject({ amount: 30 })
  expect(due({ amount: 49, currency: 'eur' })).toMatchObject({ problem: { limit: 50 } })
})

test('an amount of the visitor’s own keeps to the owner’s bounds and the currency’s', () => {
  const own = { allowCustomAmount: true, minAmount: 500, maxAmount: 1000, amount: 1 }
  expect(due(own, {}, 500)).toMatchObject({ amount: 500 })
  expect(due(own, {}, 499)).toMatchObject({ problem: { code: 'too_low', limit: 500 } })
  expect(due(own, {}, 1001)).toMatchObject({ problem: { code: 'too_high', limit: 1000 } })
  expect(due({ allowCustomAmount: true }, {}, 1)).toMatchObject({ problem: { limit: 30 } })
  expect(due({ allowCustomAmount: true }, {}, maxAmount + 1)).toMatchObject({
    problem: { code: 'too_high', limit: maxAmount },
  })
  for (const none of [undefined, 5.5, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(due(own, {}, none)).toMatchObject({ problem: { code: 'not_chosen' } })
  }
})

const cart = { items: [{ price: 'shirt', quantity: 'shirts' }, { price: 'gift' }] }

test('prices times quantities are added up, each price to the penny first', () => {
  expect(due(cart, { shirt: '19.99', shirts: '3', gift: '0.10' })).toMatchObject({ amount: 6007 })
  expect(due(cart, { shirt: '19.99', gift: '5' })).toMatchObject({ amount: 500 })
  expect(due(cart, { shirt: '0.29', shirts: '100' })).toMatchObject({ amount: 2900 })
})

test('answers that cannot be added up are reported, and no answers make no amount', () => {
  expect(due(cart, {})).toMatchObject({ problem: { code: 'nothing' } })
  expect(due({ amount: 2000, items: [] })).toMatchObject({ problem: { code: 'nothing' } })
  expect(due(cart, { shirt: '-5', shirts: '1' })).toMatchObject({ problem: { code: 'price' } })
  expect(due(cart, { shirt: 'free' })).toMatchObject({ problem: { code: 'price' } })
  expect(due(cart, { shirt: '5', shirts: '1.5' })).toMatchObject({ problem: { code: 'quantity' } })
  expect(due(cart, { gift: ['5'] })).toMatchObject({ problem: { code: 'price' } })
  expect(due(cart, { gift: '1e300' })).toMatchObject({ problem: { code: 'too_high' } })
  expect(due(cart, { shirt: '1e308', gift: '5' })).toMatchObject({ amount: 500 })
})

const byValue = (
  total: unknown,
  payment: PaymentSettings = {},
  type: 'number' | 'text' = 'number',
) =>
  amountDue(
    {
      id: 'fee',
      type: 'payment',
      label: 'Fee',
      payment: { value: 'total', items: [], amount: 1, ...payment },
    },
    {
      ...schema,
      values: [{ id: 'total', name: 'Total', type, formula: { kind: 'number', value: 1 } }],
    },
    { total: total as string },
    1,
  )

test('the result of a value is the amount, rounded half away from zero to the smallest unit', () => {
  expect(byValue('12.5')).toEqual({ amount: 1250, currency: 'gbp' })
  expect(byValue('1.005')).toMatchObject({ amount: 101 })
  expect(byValue('880.004999999999', { currency: 'eur' })).toEqual({
    amount: 88_000,
    currency: 'eur',
  })
})

test('a value that cannot be charged says why', () => {
  for (const empty of [undefined, '', 'free', 'NaN', 'Infinity', '1e300', ['5'], {}]) {
    expect(byValue(empty)).toEqual({ problem: { code: 'no_result', currency: 'gbp' } })
  }
  for (const none of ['0', '0.004', '-0.004', '-5']) {
    expect(byValue(none)).toEqual({ problem: { code: 'not_positive', currency: 'gbp' } })
  }
  expect(byValue('0.294')).toMatchObject({ problem: { code: 'too_low', limit: 30 } })
  expect(byValue('999999.99')).toMatchObject({ amount: maxAmount })
  for (const much of ['999999.995', '999999999999999']) {
    expect(byValue(much)).toMatchObject({ problem: { code: 'too_high', limit: maxAmount } })
  }
})

test('only a number value of the form sets the amount', () => {
  const notSet = { problem: { code: 'not_set', currency: 'gbp' } }
  expect(byValue('5', {}, 'text')).toEqual(notSet)
  expect(byValue('5', { value: 'deleted' })).toEqual(notSet)
  const source = { id: 'total', type: 'number', label: 'Total' }
  const fee = { id: 'fee', type: 'payment', label: 'Fee', payment: { value: 'total' } }
  expect(amountDue(fee, { ...schema, fields: [source] }, { total: '5' })).toEqual(notSet)
  const hiddenFields = [{ id: 'total', name: 'total' }]
  expect(amountDue(fee, { ...schema, hiddenFields }, { total: '5' })).toEqual(notSet)
})

test('a choice of the visitor comes before a value', () => {
  expect(byValue('12.5', { allowCustomAmount: true })).toMatchObject({ problem: { limit: 30 } })
})

test('for all answers, an amount is a whole number that can be charged', () => {
  const text = fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String))
  fc.assert(
    fc.property(text, text, text, (shirt, shirts, gift) => {
      const found = due(cart, { shirt, shirts, gift })
      if ('problem' in found) return
      expect(Number.isSafeInteger(found.amount)).toBe(true)
      expect(found.amount).toBeGreaterThanOrEqual(currencyRules.gbp.minimum)
      expect(found.amount).toBeLessThanOrEqual(maxAmount)
    }),
  )
})

test('options with prices add them up, each times the quantity, and free ones cost nothing', () => {
  const fields: FormSchema['fields'] = [
    {
      id: 'extras',
      type: 'checkbox',
      label: 'Extras',
      options: ['Lunch', 'Bus', '7'],
      other: 'Other',
      prices: [
        { option: 'Lunch', price: 1250 },
        { option: 'Bus', price: 799 },
      ],
    },
    { id: 'people', type: 'quantity', label: 'People' },
  ]
  const dueFor = (answers: Answers, items: PaymentSettings['items']) =>
    amountDue(
      { id: 'fee', type: 'payment', label: 'Fee', payment: { items } },
      { ...schema, fields },
      answers,
    )
  const extras = [{ price: 'extras' }]
  expect(dueFor({ extras: ['Lunch', 'Bus', '7'] }, extras)).toMatchObject({ amount: 2049 })
  expect(dueFor({ extras: ['Lunch', '1000'] }, extras)).toMatchObject({ amount: 1250 })
  expect(dueFor({ extras: ['7'] }, extras)).toMatchObject({ problem: { code: 'nothing' } })
  expect(dueFor({}, extras)).toMatchObject({ problem: { code: 'nothing' } })
  const each = [{ price: 'extras', quantity: 'people' }]
  expect(dueFor({ extras: ['Bus'], people: '3' }, each)).toMatchObject({ amount: 2397 })
})
