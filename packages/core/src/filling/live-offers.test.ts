import { fieldTypes } from '@ramiform/fields'
import { expect, test } from 'vitest'
import { liveTexts } from '../answers-in-texts/live-texts.ts'
import type { Field } from '../field.ts'
import type { FormSchema } from '../form.ts'
import { liveValues } from '../values/live-values.ts'
import { createFilling } from './filling.ts'
import { liveOffers } from './live-offers.ts'
import { liveRequired } from './live-required.ts'

const context = { fieldTypes, patterns: null }
const meal: Field = { id: 'meal', type: 'radio', label: 'Meal', options: ['Lunch', 'Dinner'] }
const lunch = { dependsOn: 'meal', condition: 'equals', value: 'Lunch' }
const menu: Field = {
  id: 'menu',
  type: 'radio',
  label: 'Menu for {{meal|you}}',
  options: ['Fish', 'Vegan', 'Soup'],
  shown: ['Fisch', 'Vegan', 'Suppe'],
  optionsWhen: [
    { option: 'Fish', when: lunch },
    { option: 'Vegan', when: lunch },
  ],
}
const open = (second: Field, answers = {}) => {
  const schema: FormSchema = { fields: [meal, second], settings: {} }
  const filling = createFilling(schema, context, answers)
  return { schema, filling, offers: liveOffers(filling, schema, fieldTypes) }
}

test('options come and go, and a removed answer does not return', () => {
  const { filling, offers } = open(menu, { menu: 'Fish' })
  const now = () => filling.fields.find(({ id }) => id === 'menu')
  expect(filling.answer('menu')).toBeUndefined()
  expect(now()).toMatchObject({ options: ['Soup'], shown: ['Suppe'] })
  const before = offers.now()
  filling.setAnswer('meal', 'Lunch')
  expect(now()).toEqual(menu)
  expect(offers.now()).not.toBe(before)
  filling.setAnswer('menu', 'Vegan')
  filling.setAnswer('meal', 'Dinner')
  expect(filling.answer('menu')).toBeUndefined()
  filling.setAnswer('meal', 'Lunch')
  expect(filling.answer('menu')).toBeUndefined()
  // Chosen by something else than the page, such as a link.
  filling.setAnswer('meal', 'Dinner')
  filling.setAnswer('menu', 'Fish')
  expect(filling.answer('menu')).toBeUndefined()
})

test('a choice that offers nothing is not required until it offers something again', () => {
  const alone = { ...menu, options: ['Fish', 'Vegan'] }
  for (const needed of [
    { required: true },
    { requiredWhen: { dependsOn: 'meal', condition: 'is_not_empty', value: '' } },
  ]) {
    const { schema, filling } = open({ ...alone, ...needed })
    liveRequired(filling, schema, fieldTypes)
    filling.setAnswer('meal', 'Dinner')
    expect(filling.check()).toEqual([])
    filling.setAnswer('meal', 'Lunch')
    expect(filling.check().map(({ code }) => code)).toEqual(['required'])
    filling.setAnswer('meal', 'Dinner')
    expect(filling.check()).toEqual([])
  }
})

test('texts with answers keep the options that are offered', () => {
  const { schema, filling } = open(menu)
  liveTexts(filling, schema, (_, answer) => String(answer))
  filling.setAnswer('meal', 'Dinner')
  expect(filling.fields[1]).toMatchObject({
    label: expect.stringContaining('Dinner'),
    options: ['Soup'],
  })
  filling.setAnswer('meal', 'Lunch')
  expect(filling.fields[1]).toMatchObject({
    label: expect.stringContaining('Lunch'),
    options: menu.options,
  })
})

test('values are computed before options that read them are decided', async () => {
  const is = (dependsOn: string, condition: string, value = '') => ({ dependsOn, condition, value })
  const schema: FormSchema = {
    fields: [
      { id: 'guests', type: 'number', label: 'Guests' },
      { id: 'room', type: 'number', label: 'Room', conditional: is('guests', 'is_not_empty') },
      {
        ...menu,
        label: 'Menu',
        optionsWhen: [{ option: 'Fish', when: is('total', 'greater_than', '5') }],
      },
    ],
    values: [
      {
        id: 'total',
        name: 'Total',
        type: 'number',
        formula: {
          kind: 'sum',
          of: [
            { kind: 'answer', id: 'guests' },
            { kind: 'answer', id: 'room' },
          ],
        },
      },
    ],
    settings: {},
  }
  const filling = createFilling(schema, context, { room: '9' })
  liveValues(filling, schema, fieldTypes)
  liveOffers(filling, schema, fieldTypes)
  const options = () => filling.fields.at(-1)?.options
  expect(options()).toEqual(['Vegan', 'Soup'])
  filling.setAnswer('guests', '1')
  filling.setAnswer('menu', 'Fish')
  await Promise.resolve()
  expect(options()).toEqual(menu.options)
  expect(filling.answer('menu')).toBe('Fish')
  filling.setAnswer('room', '2')
  await Promise.resolve()
  expect(options()).toEqual(['Vegan', 'Soup'])
  expect(filling.answer('menu')).toBeUndefined()
})
