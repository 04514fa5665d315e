import { createField } from '@ramiform/core/field-type'
import { expect, test } from 'vitest'
import { inputMarkup } from '../testing/input-markup.tsx'
import { PaymentInput } from './PaymentInput.tsx'
import { payment } from './payment.ts'

const field = { ...createField(payment, 'fee'), payment: { amount: 2000 } }

test('an answer cannot claim a payment', () => {
  expect(payment.check(field, { status: 'succeeded' })).toBe('payment_incomplete')
  expect(payment.check(field, { status: 'succeeded', clientSecret: '' })).toBe('payment_incomplete')
  expect(payment.check(field, 'paid')).toBe('format')
  expect(payment.check(field, { clientSecret: 'pi_1_secret_2' })).toBeNull()
})

test('a stored payment is one line, and a test payment is marked first', () => {
  const stored = { status: 'succeeded', amount: 2050, currency: 'eur', paymentId: 'pi_1' }
  expect(payment.toText(field, stored)).toBe('20.50 EUR succeeded pi_1')
  expect(payment.toText(field, { ...stored, test: true, fromPayment: true })).toBe(
    'TEST 20.50 EUR succeeded pi_1 not sent',
  )
  expect(payment.toText(field, { status: 'example' })).toBe('example')
})

test('the page from the server says what is due, and that paying needs a script', () => {
  const markup = inputMarkup(PaymentInput, {
    field,
    id: 'fee',
    labelId: 'label',
    answer: undefined,
    onAnswer: () => undefined,
    invalid: false,
    describedBy: undefined,
    currency: 'gbp',
  })
  expect(markup).toContain('£20.00')
  expect(markup).toContain('Paying requires JavaScript')
  expect(markup).not.toContain('<input')
})

test('a new payment follows the currency of the form', () => {
  expect(createField(payment, 'fee').payment?.currency).toBeUndefined()
})
