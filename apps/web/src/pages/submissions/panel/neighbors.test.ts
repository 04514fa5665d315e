import { expect, test } from 'vitest'
import { neighborsOf } from './neighbors.ts'

const list = [{ id: 'c' }, { id: 'b' }, { id: 'a' }]
const answer = { newer: 'b', older: '9' }

test('in the loaded list, the rows above and below are the neighbors', () => {
  expect(neighborsOf('b', { list })).toEqual({ previous: 'c', next: 'a' })
})

test('at the end of the list or outside it, the server returns them', () => {
  expect(neighborsOf('a', { list, answer })).toEqual({ previous: 'b', next: '9' })
  expect(neighborsOf('9', { list, answer: { newer: 'a', older: null } })).toEqual({
    previous: 'a',
    next: undefined,
  })
})

test('with the oldest first, a newer submission comes next', () => {
  const oldestFirst = list.toReversed()
  expect(neighborsOf('b', { list: oldestFirst, sort: 'oldest' })).toEqual({
    previous: 'a',
    next: 'c',
  })
  expect(neighborsOf('9', { answer: { newer: 'a', older: null }, sort: 'oldest' })).toEqual({
    previous: undefined,
    next: 'a',
  })
})

test('a submission deleted a moment ago is no neighbor', () => {
  const deleted = new Set(['9'])
  expect(neighborsOf('a', { list, answer, deleted })).toEqual({ previous: 'b', next: undefined })
})
