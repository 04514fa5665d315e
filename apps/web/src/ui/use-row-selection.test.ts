import { expect, test } from 'vitest'
import { idsBetween } from './use-row-selection.ts'

const list = ['a', 'b', 'c', 'd']

test('a range includes both ends, in either direction', () => {
  expect(idsBetween(list, 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(idsBetween(list, 'd', 'b')).toEqual(['b', 'c', 'd'])
  expect(idsBetween(list, 'c', 'c')).toEqual(['c'])
})

test('a range from a deleted row is only the clicked row', () => {
  expect(idsBetween(list, 'gone', 'b')).toEqual(['b'])
})
