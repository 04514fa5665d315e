import { expect, test } from 'vitest'
import { formsBetween } from './use-selection.ts'

const shown = ['a', 'b', 'c', 'd'].map((id) => ({ id }))

test('a range includes both ends, in either direction', () => {
  expect(formsBetween(shown, 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(formsBetween(shown, 'c', 'a')).toEqual(['a', 'b', 'c'])
})

test('without a shown start there is only the second form', () => {
  expect(formsBetween(shown, null, 'c')).toEqual(['c'])
  expect(formsBetween(shown, 'gone', 'c')).toEqual(['c'])
})
