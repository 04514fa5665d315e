import { expect, test } from 'vitest'
import { neighborsOf } from './neighbors.ts'

const list = [{ id: 'c' }, { id: 'b' }, { id: 'a' }]
const answer = { newer: 'b', older: '9' }

test('in the loaded list, the rows above and below are the neighbors', () => {
  expect(neighborsOf('b', { list })).toEqual({ newer: 'c', older: 'a' })
})

test('at the end of the list or outside it, the server returns them', () => {
  expect(neighborsOf('a', { list, answer })).toEqual({ newer: 'b', older: '9' })
  expect(neighborsOf('9', { list, answer: { newer: 'a', older: null } })).toEqual({
    newer: 'a',
    older: undefined,
  })
})

test('the last match of a search has no older neighbor', () => {
  expect(neighborsOf('a', { list, answer, isSearched: true })).toEqual({
    newer: 'b',
    older: undefined,
  })
})

test('a submission deleted a moment ago is no neighbor', () => {
  const deleted = new Set(['9'])
  expect(neighborsOf('a', { list, answer, deleted })).toEqual({ newer: 'b', older: undefined })
})
