import { aForm } from '@ramiform/core/testing/a-form'
import { expect, test } from 'vitest'
import { withRange, withToggled } from './pick-fields.ts'

const schema = aForm().text('a').text('b').text('c').text('d')
const state = (selected: string | null, picked: readonly string[] = []) => ({
  ...{ selected, picked },
  draft: { name: '', description: '', schema },
})

test('a Ctrl click adds a card or leaves it out', () => {
  expect(withToggled(state('a'), 'c')).toEqual(['a', 'c'])
  expect(withToggled(state(null, ['a', 'c']), 'a')).toEqual(['c'])
  expect(withToggled(state(null), 'b')).toEqual(['b'])
})

test('a Shift click selects everything from the anchor to the card, in both directions', () => {
  expect(withRange(state('b'), 'd')).toEqual(['b', 'c', 'd'])
  expect(withRange(state(null, ['c', 'd']), 'a')).toEqual(['c', 'a', 'b'])
  expect(withRange(state(null), 'b')).toEqual(['b'])
  expect(withRange(state(null), 'b', 'a')).toEqual(['a', 'b'])
})
