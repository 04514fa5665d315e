import type { Field, PaymentSettings } from '@ramiform/core/field'
import { valuesAsFields } from '@ramiform/core/hidden-fields'
import { aForm } from '@ramiform/core/testing/a-form'
import { expect, test } from 'vitest'
import { aStoredForm } from '../testing/stored-form.ts'
import { createEditorStore } from './editor-store.ts'
import { changeField, removeField } from './field-commands.ts'
import { changeList } from './form-commands.ts'
import { withNewIds } from './paste-fields.ts'
import { namedFields, sumProblem, valueProblem } from './payment-sum.ts'

const shirt: Field = { id: 'shirt', type: 'price', label: 'Shirt', payment: { currency: 'usd' } }
const shirts: Field = { id: 'shirts', type: 'quantity', label: 'Shirts' }
const items = [{ price: 'shirt', quantity: 'shirts' }]
const fee = (payment: PaymentSettings = { currency: 'usd', items }): Field => ({
  id: 'fee',
  type: 'payment',
  label: 'Fee',
  payment,
})

test('a sum of fields that are there has nothing wrong with it', () => {
  expect(sumProblem(fee(), [shirt, shirts])).toBeNull()
  expect(sumProblem(fee({ amount: 2000 }), [])).toBeNull()
  expect(sumProblem(fee({ allowCustomAmount: true, items }), [])).toBeNull()
})

test('what keeps a sum from being charged is said of its row', () => {
  expect(sumProblem(fee({ items: [] }), [])).toContain('Choose at least one field')
  expect(sumProblem(fee(), [shirts])).toMatch(/^Price 1: its field was deleted/)
  expect(sumProblem(fee(), [shirt])).toMatch(/^Times 1: its field was deleted/)
  expect(sumProblem(fee(), [{ ...shirt, type: 'text' }, shirts])).toBe(
    'Price 1: “Shirt” can’t be a price. Choose a price, a number, or a choice with prices.',
  )
  expect(sumProblem(fee(), [shirt, { ...shirts, type: 'date' }])).toBe(
    'Times 1: “Shirts” can’t be a quantity. Choose a quantity or number field.',
  )
  expect(sumProblem(fee({ currency: 'eur', items }), [shirt, shirts])).toBe(
    'Price 1: “Shirt” is in USD, this payment in EUR.',
  )
})

test('deleting a field of a sum breaks it, undo mends it, and a new label changes nothing', () => {
  const { fields } = aForm()
  const store = createEditorStore(
    aStoredForm({ schema: { fields: [...fields, shirt, shirts, fee()], settings: {} } }),
  )
  const problem = () => {
    const all = store.getState().draft.schema.fields
    const ids = namedFields(fee())
    return sumProblem(
      fee(),
      all.filter(({ id }) => ids.includes(id)),
    )
  }
  store.run(changeField('shirt', { label: 'Jacket' }))
  expect(problem()).toBeNull()
  store.run(removeField('shirt'))
  expect(problem()).toContain('deleted')
  store.undo()
  expect(problem()).toBeNull()
})

test('copies of a payment and its prices belong together; a price left behind stays the one named', () => {
  let made = 0
  const newIds = { field: () => `new-${++made}`, rule: () => 'rule' }
  const [, , copy] = withNewIds([shirt, shirts, fee()], newIds)
  expect(copy?.payment?.items).toEqual([{ price: 'new-1', quantity: 'new-2' }])
  const [alone] = withNewIds([fee()], newIds)
  expect(alone?.payment?.items).toEqual(items)
})

const total = {
  id: 'total',
  name: 'Total',
  type: 'number',
  formula: { kind: 'number', value: 5 },
} as const
const [value] = valuesAsFields({ values: [total] })
const byValue = fee({ value: 'total', items })

test('a value that is the amount is named in place of the fields of a sum', () => {
  expect(namedFields(byValue)).toEqual(['total'])
  expect(namedFields(fee({ value: 'total', allowCustomAmount: true }))).toEqual([])
  expect(sumProblem(byValue, [])).toBeNull()
})

test('a value that was deleted or gives a text cannot be charged, and neither can a question', () => {
  if (value === undefined) throw new Error('no value')
  expect(valueProblem(byValue, [value])).toBeNull()
  expect(valueProblem(fee(), [])).toBeNull()
  expect(valueProblem(fee({ value: 'total', allowCustomAmount: true }), [])).toBeNull()
  const problem = 'This value was deleted or gives a text. Choose another one.'
  for (const none of [[], [{ ...value, formula: undefined }], [{ ...value, type: 'text' }]]) {
    expect(valueProblem(byValue, none)).toBe(problem)
  }
})

test('deleting the value breaks the payment, undo mends it, and a new name changes nothing', () => {
  const store = createEditorStore(
    aStoredForm({ schema: { fields: [byValue], values: [total], settings: {} } }),
  )
  const problem = () => {
    const { values } = store.getState().draft.schema
    return valueProblem(byValue, valuesAsFields({ values }))
  }
  store.run(changeList('values', [{ ...total, name: 'Sum' }], 'Rename a value'))
  expect(problem()).toBeNull()
  store.run(changeList('values', [], 'Delete a value'))
  expect(problem()).toContain('deleted')
  store.undo()
  expect(problem()).toBeNull()
})
