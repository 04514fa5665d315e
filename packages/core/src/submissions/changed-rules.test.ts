import { expect, test } from 'vitest'
import type { Field } from '../field.ts'
import type { FormSchema, Settings } from '../form.ts'
import type { Value } from '../value.ts'
import { changedRules } from './changed-rules.ts'

type SomeField = Partial<Field> & Pick<Field, 'id'>

const form = (fields: readonly SomeField[], settings: Settings = {}): FormSchema => ({
  fields: fields.map((field) => ({ type: 'text', label: field.id, ...field })),
  settings,
})

const plan: SomeField = { id: 'plan', type: 'radio', options: ['Free', 'Pro'] }
const fee: SomeField = {
  id: 'fee',
  type: 'payment',
  payment: { amount: 100 },
  conditional: { dependsOn: 'plan', condition: 'equals', value: 'Pro' },
}
const note: SomeField = { id: 'note' }
const paid = form([plan, fee, note], { payment: { enabled: true, currency: 'usd' } })

test('texts, order, look and unrelated fields change no rule', () => {
  const other = form(
    [{ ...note, required: true }, { ...fee, label: 'Your fee', description: 'x' }, plan],
    { title: 'x', payment: { currency: 'usd', enabled: true, publishableKey: 'pk_test_1' } },
  )
  expect(changedRules(paid, paid)).toEqual([])
  expect(changedRules(paid, other)).toEqual([])
  const pictures = [{ option: 'Pro', image: 'a'.repeat(64) }]
  const marks = { markedDescription: true } as const
  const shuffled = form([{ ...plan, ...marks, shuffle: true, pictures }, fee, note], paid.settings)
  expect(changedRules(paid, shuffled)).toEqual([])
})

test.each<[string, FormSchema]>([
  ['another amount', form([plan, { ...fee, payment: { amount: 50_000 } }], paid.settings)],
  ['a required payment', form([plan, { ...fee, required: true }], paid.settings)],
  ['no condition any more', form([plan, { ...fee, conditional: undefined }], paid.settings)],
  ['another deciding field', form([{ ...plan, required: true }, fee], paid.settings)],
  ['logic that is switched off', form([plan, fee], { ...paid.settings, mode: 'traditional' })],
  ['another currency', form([plan, fee], { payment: { enabled: true, currency: 'eur' } })],
  ['no payment any more', form([plan, note], paid.settings)],
  ['one more payment', form([plan, fee, { ...fee, id: 'tip' }], paid.settings)],
  ['a price', form([plan, fee, { id: 'seat', type: 'price' }], paid.settings)],
])('%s changes the payment, in either direction', (_what, other) => {
  expect(changedRules(paid, other)).toEqual(['payment'])
  expect(changedRules(other, paid)).toEqual(['payment'])
})

test('fields that add up to the amount are payment rules', () => {
  const items = [{ price: 'shirt', quantity: 'shirts' }]
  const cart = (least: number) =>
    form([
      { id: 'shirt', type: 'price', validation: { min: 20 } },
      { id: 'shirts', type: 'quantity', validation: { min: least } },
      { id: 'total', type: 'payment', payment: { items } },
    ])
  expect(changedRules(cart(1), cart(2))).toEqual(['payment'])
})

test('the email address and one submission each are compared with their defaults', () => {
  const strict = form([note], { collectEmail: true, allowMultipleSubmissions: false })
  const loose = form([note])
  const spelled = form([note], { collectEmail: false, allowMultipleSubmissions: true })
  expect(changedRules(loose, spelled)).toEqual([])
  expect(changedRules(loose, strict)).toEqual(['emailRequired', 'onlyOnce'])
  expect(changedRules(strict, loose)).toEqual(['emailNotRequired', 'moreThanOnce'])
})

test('conditions that depend on each other end the search', () => {
  const circle = (value: string) =>
    form([
      { ...fee, conditional: { dependsOn: 'plan', condition: 'equals', value } },
      { ...plan, conditional: { dependsOn: 'fee', condition: 'equals', value: 'x' } },
    ])
  expect(changedRules(circle('Pro'), circle('Pro'))).toEqual([])
  expect(changedRules(circle('Pro'), circle('Free'))).toEqual(['payment'])
})

const total = (places: number, more: Partial<Value> = {}): Value => ({
  id: 'total',
  name: 'Total',
  type: 'number',
  formula: { kind: 'round', of: { kind: 'answer', id: 'base' }, places },
  ...more,
})
const byValue = (values: readonly Value[], more: Partial<FormSchema> = {}): FormSchema => ({
  ...form([note, { id: 'fee', type: 'payment', payment: { value: 'total' } }]),
  values,
  ...more,
})
const base = (value: number): Value => ({
  id: 'base',
  name: 'Base',
  type: 'number',
  formula: { kind: 'number', value },
})

test('a value that is the amount is a payment rule, with all that it reads', () => {
  expect(changedRules(byValue([total(2)]), byValue([total(2, { name: 'Sum' })]))).toEqual([])
  expect(changedRules(byValue([total(2)]), byValue([total(0)]))).toEqual(['payment'])
  expect(changedRules(byValue([total(2)]), byValue([]))).toEqual(['payment'])
  const two = (cents: number) => byValue([total(2), base(cents)])
  expect(changedRules(two(5), two(5))).toEqual([])
  expect(changedRules(two(5), two(6))).toEqual(['payment'])
  const other = byValue([total(2), { ...base(6), id: 'unread' }])
  expect(changedRules(byValue([total(2)]), other)).toEqual([])
})

test('the default of a hidden field counts where the amount or the logic of a payment reads it', () => {
  const hidden = (id: string, value?: string) =>
    byValue([total(2)], { hiddenFields: [{ id, name: id, value }] })
  expect(changedRules(hidden('base', '10'), hidden('base', '12'))).toEqual(['payment'])
  expect(changedRules(hidden('base'), hidden('base', '12'))).toEqual(['payment'])
  expect(changedRules(hidden('from', 'a'), hidden('from', 'b'))).toEqual([])
})

test('a value that decides whether a payment shows is a payment rule', () => {
  const shown = (cents: number) => ({
    ...form([{ ...fee, conditional: { dependsOn: 'base', condition: 'equals', value: '5' } }]),
    values: [base(cents)],
  })
  expect(changedRules(shown(5), shown(6))).toEqual(['payment'])
})
