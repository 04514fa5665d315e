import type { Field } from '@ramiform/core/field'
import { expect, test } from 'vitest'
import { nextItem, takesPrice, takesQuantity } from './countable.ts'

const field = (id: string, type: string, options?: readonly string[]): Field => ({
  id,
  type,
  label: id,
  ...(options && { options }),
})
const price = field('shirt', 'price')
const pieces = field('shirts', 'quantity')
const number = field('age', 'number')

test('prices, numbers and choices among numbers can be added up', () => {
  for (const one of [price, number, field('a', 'radio', ['10', '20.50'])]) {
    expect(takesPrice(one), one.id).toBe(true)
  }
  for (const one of [
    pieces,
    field('a', 'text'),
    field('a', 'radio', []),
    field('a', 'select', ['10', 'free']),
    field('a', 'checkbox', ['10', '20']),
  ]) {
    expect(takesPrice(one), one.type).toBe(false)
  }
  expect([pieces, number, price].map(takesQuantity)).toEqual([true, true, false])
})

test('the next price is one that is not added up yet, with the next quantity', () => {
  const fields = [number, price, pieces]
  const first = nextItem(fields, [])
  expect(first).toEqual({ price: 'shirt', quantity: 'shirts' })
  expect(nextItem(fields, first ? [first] : [])).toEqual({ price: 'age' })
  expect(nextItem([pieces], [])).toBeUndefined()
})

test('a price counts again only with another quantity', () => {
  const children = field('children', 'quantity')
  const once = [{ price: 'shirt' }]
  expect(nextItem([price], once)).toBeUndefined()
  expect(nextItem([price, pieces], once)).toBeUndefined()
  const counted = [{ price: 'shirt', quantity: 'shirts' }]
  expect(nextItem([price, pieces], counted)).toBeUndefined()
  expect(nextItem([price, pieces, children], counted)).toEqual({
    price: 'shirt',
    quantity: 'children',
  })
})
