import { createField } from '@ramiform/core/field-type'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PaymentInput } from './PaymentInput.tsx'
import { payment } from './payment.ts'

const field = { ...createField(payment, 'fee'), payment: { amount: 2000 } }

test('nobody can claim to have paid', () => {
  expect(payment.check(field, { status: 'succeeded', clientSecret: 'pi_1' })).toBe(
    'payment_incomplete',
  )
})

test('the form says what would be due, and that it cannot be paid yet', () => {
  const markup = renderToStaticMarkup(
    createElement(PaymentInput, {
      field,
      id: 'fee',
      labelId: 'label',
      answer: undefined,
      onAnswer: () => undefined,
      invalid: false,
      describedBy: undefined,
      currency: 'gbp',
    }),
  )
  expect(markup).toContain('£20.00 GBP')
  expect(markup).toContain('not available yet')
  expect(markup).not.toContain('<input')
})
