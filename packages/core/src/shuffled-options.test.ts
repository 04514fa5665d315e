import { expect, test } from 'vitest'
import type { Field } from './field.ts'
import { inFormOrder, inOrder, optionOrders } from './shuffled-options.ts'

const letters = ['A', 'B', 'C', 'D', 'E', 'F']
const schema = (count: number, more: Partial<Field> = {}): { fields: readonly Field[] } => ({
  fields: [
    {
      id: 'q',
      type: 'radio',
      label: 'Q',
      shuffle: true,
      options: letters.slice(0, count),
      ...more,
    },
    { id: 'plain', type: 'radio', label: 'Plain', options: letters },
  ],
})
const orders = Array.from({ length: optionOrders }, (_, order) => order)
const optionsIn = (count: number, order: number, more: Partial<Field> = {}) =>
  inOrder(schema(count, more), order).fields.map(({ options }) => options)

test('each order has every option once, and other questions stay as they are', () => {
  for (const order of orders) {
    const [shuffled, plain] = optionsIn(6, order)
    expect(shuffled?.toSorted()).toEqual(letters)
    expect(plain).toBe(letters)
  }
})

test('each option has each place in equally many orders', () => {
  for (const count of [2, 3, 4, 5, 6]) {
    const places = new Map<string, number>()
    for (const order of orders) {
      for (const [at, option] of (optionsIn(count, order)[0] ?? []).entries())
        places.set(`${option} ${at}`, (places.get(`${option} ${at}`) ?? 0) + 1)
    }
    expect([...places.values()]).toEqual(Array(count * count).fill(optionOrders / count))
  }
})

test('many different orders occur, and not only the options moved along', () => {
  const seen = new Set(orders.map((order) => optionsIn(6, order)[0]?.join('')))
  expect(seen.size).toBeGreaterThan(100)
})

test('two questions with the same options have orders that do not depend on each other', () => {
  const fields = ['first', 'second'].map((id) => ({
    ...schema(6).fields[0],
    id,
    type: 'radio',
    label: id,
  }))
  const same = orders.filter((order) => {
    const [a, b] = inOrder({ fields }, order).fields
    return a?.options?.[0] === b?.options?.[0]
  })
  expect(same.length).toBeGreaterThan(optionOrders / 6 / 3)
  expect(same.length).toBeLessThan((optionOrders / 6) * 3)
})

test('translated texts follow their options, and the text of Other stays last', () => {
  const shown = ['eins', 'zwei', 'drei', 'anderes']
  for (const order of orders) {
    const [field] = inOrder(schema(3, { shown }), order).fields
    const { options = [] } = field ?? {}
    const expected = [...options.map((option) => shown[letters.indexOf(option)]), 'anderes']
    expect(field?.shown).toEqual(expected)
  }
})

test('rows of a table and a form without shuffled options stay as they are', () => {
  expect(optionsIn(6, 7, { table: 't' })[0]).toEqual(letters)
  const plain = schema(6, { shuffle: undefined })
  expect(inOrder(plain, 7)).toBe(plain)
})

test('a question without options or with one has one order', () => {
  for (const order of orders) {
    expect(optionsIn(0, order)[0]).toEqual([])
    expect(optionsIn(1, order)[0]).toEqual(['A'])
  }
})

test('chosen options are stored in the order of the form, with a text of Other last', () => {
  const form = schema(4, { type: 'checkbox', other: 'Other' })
  const answers = { q: ['My own', 'D', 'A', 'B'], plain: 'C' }
  expect(inFormOrder(form, answers)).toEqual({ q: ['A', 'B', 'D', 'My own'], plain: 'C' })
  const single = { q: 'D' }
  expect(inFormOrder(form, single)).toBe(single)
})
