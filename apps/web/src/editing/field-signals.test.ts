import type { Field } from '@ramiform/core/field'
import { expect, test } from 'vitest'
import { concerned } from './field-signals.ts'

const field = (id: string, label = id): Field => ({ id, type: 'text', label })
const seen = (
  fields: readonly Field[],
  selected: string | null = null,
  picked: readonly string[] = [],
) => ({
  selected,
  picked,
  draft: { name: '', description: '', schema: { fields, settings: {} } },
})
const [a, b, c, d] = [field('a'), field('b'), field('c'), field('d')]

test('a key in one field concerns that field alone', () => {
  const changed = field('b', 'B')
  expect([...concerned(seen([a, b, c], 'b'), seen([a, changed, c], 'b'))]).toEqual(['b'])
})

test('adding and deleting concern the field that comes or goes, moving concerns none', () => {
  expect([...concerned(seen([a, b, c], 'a'), seen([a, d, b, c], 'a'))]).toEqual(['d'])
  expect([...concerned(seen([a, b, c], 'a'), seen([a, c], 'a'))]).toEqual(['b'])
  expect([...concerned(seen([a, b, c], 'a'), seen([c, a, b], 'a'))]).toEqual([])
})

test('selecting concerns the card that closes and the one that opens', () => {
  expect([...concerned(seen([a, b, c], 'b'), seen([a, b, c], 'c'))]).toEqual(['b', 'c'])
})

test('without a selection the first card is on the way of Tab, and hears when it no longer is', () => {
  expect([...concerned(seen([a, b]), seen([a, b], 'b'))]).toEqual(['b', 'a'])
  expect([...concerned(seen([a, b]), seen([b, a]))]).toEqual(['a', 'b'])
})

test('selecting several concerns the cards that are added or left out', () => {
  const fields = [a, b, c, d]
  expect([...concerned(seen(fields, 'b'), seen(fields, null, ['b', 'c']))]).toEqual(['b', 'c', 'a'])
})
