import type { Answers } from '@ramiform/core/answers'
import { createVisibility } from '@ramiform/core/conditions/visibility'
import type { Field } from '@ramiform/core/field'
import { offeringOther, otherProblem } from '@ramiform/core/other'
import { amountDue } from '@ramiform/core/payments/amount-due'
import { expect, test } from 'vitest'
import { fieldTypes } from '../index.ts'

const base: Field = { id: 'a', type: 'radio', label: 'A', options: ['5', '10'], other: 'Other' }

function shows(field: Field, condition: string, value: string, answers: Answers): boolean {
  const conditional = { dependsOn: 'a', condition, value } as const
  const schema = {
    fields: [field, { id: 'b', type: 'text', label: 'B', conditional } as Field],
    settings: {},
  }
  const [visible, offered] = [schema, offeringOther(schema)].map((form) =>
    createVisibility(form, fieldTypes, answers).isVisible('b'),
  )
  // The page shows the label among the options, which changes no rule.
  expect(offered).toBe(visible)
  return visible === true
}

test('a rule that names Other holds for any text that is no option, and other rules see the text', () => {
  expect(shows(base, 'equals', 'Other', { a: 'seven' })).toBe(true)
  expect(shows(base, 'equals', 'Other', { a: 'Other' })).toBe(true)
  expect(shows(base, 'equals', 'Other', { a: '5' })).toBe(false)
  expect(shows(base, 'equals', 'Other', {})).toBe(false)
  expect(shows(base, 'not_equals', 'Other', { a: 'seven' })).toBe(false)
  expect(shows(base, 'not_equals', 'Other', {})).toBe(true)
  expect(shows(base, 'equals', 'seven', { a: 'seven' })).toBe(true)
  expect(shows(base, 'greater_than', '6', { a: '7' })).toBe(true)
})

test('among checkboxes, contains finds a text, and equals a text alone', () => {
  const several = { ...base, type: 'checkbox' }
  expect(shows(several, 'contains', 'Other', { a: ['5', 'seven'] })).toBe(true)
  expect(shows(several, 'contains', 'Other', { a: ['5', '10'] })).toBe(false)
  expect(shows(several, 'equals', 'Other', { a: ['seven'] })).toBe(true)
  expect(shows(several, 'equals', 'Other', { a: ['5', 'seven'] })).toBe(false)
})

test('without Other, the same rule compares with the text', () => {
  const { other: _, ...plain } = base
  expect(shows(plain, 'equals', 'Other', { a: 'seven' })).toBe(false)
})

test('the label is a text of its own, in choices only', () => {
  expect(otherProblem(base, fieldTypes.radio)).toBeNull()
  expect(otherProblem({ ...base, other: '5' }, fieldTypes.radio)).toMatch(/option/)
  expect(otherProblem({ ...base, other: ' ' }, fieldTypes.radio)).toMatch(/space/)
  expect(otherProblem(base, fieldTypes.text)).toMatch(/only/)
  expect(otherProblem({}, fieldTypes.text)).toBeNull()
})

test('a visitor sets no price by writing one', () => {
  const payment: Field = {
    id: 'pay',
    type: 'payment',
    label: 'Pay',
    payment: { items: [{ price: 'a' }] },
  }
  const schema = { fields: [base, payment], settings: {} }
  expect(amountDue(payment, schema, { a: '5' })).toMatchObject({ amount: 500 })
  expect(amountDue(payment, schema, { a: '0.6' })).toMatchObject({ problem: { code: 'price' } })
})
