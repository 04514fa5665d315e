import type { Field, PaymentSettings } from '@ramiform/core/field'
import { aForm } from '@ramiform/core/testing/a-form'
import { expect, test } from 'vitest'
import { aStoredForm } from '../testing/stored-form.ts'
import { createEditorStore } from './editor-store.ts'
import { changeField, removeField } from './field-commands.ts'
import { withNewIds } from './paste-fields.ts'
import { namedFields, sumProblem } from './payment-sum.ts'

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
    'Price 1: “Shirt” can’t be a price. Choose a price or number field.',
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
