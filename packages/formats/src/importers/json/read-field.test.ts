import { formSchema } from '@ramiform/contract/form-schema'
import type { Field } from '@ramiform/core/field'
import { expect, test } from 'vitest'
import { usualChoices } from '../../import.ts'
import { json } from './json.ts'

function read(fields: readonly object[], more: object = {}): readonly Field[] {
  const text = JSON.stringify({ ...more, schema: { fields, settings: {} } })
  let count = 0
  const newId = () => {
    count += 1
    return `new_${count}`
  }
  const result = json.read(text, newId, usualChoices)
  if ('problem' in result) throw new Error(result.problem.code)
  return result.fields
}

test.each([{}, { ramiform: 1, name: 'CV' }])(
  'a file field keeps its upload settings (%j)',
  (more) => {
    const upload = { maxMegabytes: 25, maxFiles: 3, kinds: ['pdf', 'document'] }
    const [field] = read([{ id: 'cv', type: 'file', label: 'CV', upload }], more)
    expect(field?.upload).toEqual(upload)
  },
)

test('upload settings that a form cannot have are dropped', () => {
  const bad = { maxMegabytes: 1e9, maxFiles: 0.5, kinds: ['pdf', 'spell', 7, 'pdf'], other: true }
  const fields = read([
    { id: 'cv', type: 'file', label: 'CV', upload: bad },
    { id: 'list', type: 'file', label: 'List', upload: ['pdf'] },
    { id: 'name', type: 'text', label: 'Name', upload: { maxFiles: 2 } },
  ])
  expect(fields.map(({ upload }) => upload)).toEqual([{ kinds: ['pdf'] }, undefined, undefined])
  expect(formSchema.safeParse({ fields, settings: {} }).success).toBe(true)
})

test('a payment keeps the prices that it adds up, under the new ids of their fields', () => {
  const fields = read([
    { id: 'shirt', type: 'price', label: 'Shirt' },
    { id: 'how many', type: 'quantity', label: 'Pieces' },
    {
      id: 'fee',
      type: 'payment',
      label: 'Fee',
      payment: { items: [{ price: 'shirt', quantity: 'how many' }, { price: 'shirt' }, { no: 1 }] },
    },
  ])
  expect(fields[2]?.payment?.items).toEqual([
    { price: 'shirt', quantity: 'new_1' },
    { price: 'shirt' },
  ])
})

test('a payment keeps the value that is its amount, and drops what is no id', () => {
  const pay = (value: unknown) => ({ id: 'fee', type: 'payment', label: 'Fee', payment: { value } })
  expect(read([pay('total')])[0]?.payment).toEqual({ value: 'total' })
  for (const bad of ['', 'no id', 5, null, ['total']]) {
    const fields = read([pay(bad)])
    expect(fields[0]?.payment ?? {}).toEqual({})
    expect(formSchema.safeParse({ fields, settings: {} }).success).toBe(true)
  }
})

test('conditions of options come back from an export, and others are left out', () => {
  const when = { dependsOn: 'meal', condition: 'equals', value: 'Lunch' }
  const menu = {
    ...{ id: 'menu', type: 'radio', label: 'Menu', options: ['Fish', 'Vegan'] },
    optionsWhen: [{ option: 'Vegan', when }],
  }
  const meal = { id: 'meal', type: 'radio', label: 'Meal', options: ['Lunch', 'Dinner'] }
  const [, same] = read([meal, menu], { ramiform: 1, name: 'Order' })
  expect(same?.optionsWhen).toEqual(menu.optionsWhen)
  const bad = [{ option: 'Soup', when }, { option: 'Fish' }, 7, ...menu.optionsWhen]
  const fields = read([
    meal,
    { ...menu, optionsWhen: bad },
    { ...menu, id: 'why', type: 'text', options: undefined },
    { ...menu, id: 'more', optionsWhen: 'Vegan' },
  ])
  expect(fields.map(({ optionsWhen }) => optionsWhen?.map(({ option }) => option))).toEqual([
    undefined,
    ['Vegan'],
    undefined,
    undefined,
  ])
  expect(formSchema.safeParse({ fields, settings: {} }).success).toBe(true)
})

test('emphasis in a description is read only with its description', () => {
  const fields = read([
    { id: 'a', type: 'text', label: 'A', description: '**x**', markedDescription: true },
    { id: 'b', type: 'text', label: 'B', description: '**x**', markedDescription: 'yes' },
    { id: 'c', type: 'text', label: 'C', markedDescription: true },
  ])
  expect(fields.map(({ markedDescription }) => markedDescription)).toEqual([
    true,
    undefined,
    undefined,
  ])
})

test('an option of our own format that is cut comes with a warning', () => {
  const field = { id: 'a', type: 'radio', label: 'Which?', options: ['x'.repeat(501), 'b'] }
  const short = { ...field, options: ['x'.repeat(500), 'b'] }
  for (const [one, count] of [
    [field, 1],
    [short, 0],
  ] as const) {
    const text = JSON.stringify({ ramiform: 1, name: 'A', schema: { fields: [one], settings: {} } })
    const result = json.read(text, () => 'new', usualChoices)
    const warnings = 'problem' in result ? [] : result.warnings
    expect(warnings.filter(({ message }) => message.startsWith('An option was cut'))).toHaveLength(
      count,
    )
  }
})
