import { createField } from '@ramiform/core/field-type'
import { type FieldTypeName, fieldTypes } from '@ramiform/fields'
import { expect, test } from 'vitest'
import { formSchema } from './form-schema.ts'

const messages = (type: FieldTypeName, members: object) =>
  formSchema
    .safeParse({ fields: [{ ...createField(fieldTypes[type], 'a'), ...members }] })
    .error?.issues.map(({ message }) => message) ?? []
const options = ['Small', 'Large']
const always = { dependsOn: 'a', condition: 'is_empty', value: '' }
const prices = [{ option: 'Large', price: 250 }]

test.each([
  ['checkbox', { options, minChoices: 2, maxChoices: 1, columns: 3, prices }],
  ['radio', { options, columns: 1, prices }],
  ['select', { options, prices }],
  ['number', { validation: { step: 0.5 }, unit: 'kg' }],
  ['quantity', { validation: { min: 2, step: 6 }, unit: 'boxes' }],
  ['statement', { description: '**Bring boots**' }],
] as const)('%s has %o', (type, members) => {
  expect(messages(type, members)).toEqual([])
})

test.each([
  ['radio', { minChoices: 1 }, /only checkbox fields/],
  ['ranking', { maxChoices: 1 }, /only checkbox fields/],
  ['select', { options, columns: 2 }, /only radio and checkbox/],
  ['yes-no', { prices: [{ option: 'Yes', price: 1 }] }, /only radio, checkbox and select/],
  ['price', { validation: { step: 5 } }, /only number and quantity/],
  ['text', { unit: 'kg' }, /only number and quantity/],
  ['checkbox', { minChoices: 0 }, /./],
  ['radio', { columns: 4 }, /./],
  ['radio', { options, prices: [] }, /./],
  ['radio', { options, prices: [{ option: 'Large', price: 0 }] }, /./],
  ['radio', { options, prices: [{ option: 'Huge', price: 1 }] }, /must name an option/],
  ['radio', { options, prices: [...prices, ...prices] }, /twice/],
  ['number', { validation: { step: 0 } }, /./],
  ['number', { unit: 'x'.repeat(21) }, /./],
  ['statement', { required: true }, /take no answer/],
  ['statement', { requiredWhen: always }, /take no answer/],
  ['statement', { errorText: 'Read this' }, /take no answer/],
  ['statement', { defaultAnswer: 'Yes' }, /have none/],
  ['statement', { markedDescription: true }, /always has emphasis/],
] as const)('%s has no %o', (type, members, message) => {
  const found = messages(type, members)
  expect(found).toHaveLength(1)
  expect(found[0]).toMatch(message)
})
