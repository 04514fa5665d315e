import { expect, test } from 'vitest'
import { neighborsOf } from './neighbors.ts'

const list = [{ id: 'c' }, { id: 'b' }, { id: 'a' }]
const answer = { newer: 'b', older: '9' }

test('in the list at hand, the rows above and below are the neighbors', () => {
  expect(neighborsOf('b', { list })).toEqual({ newer: 'c', older: 'a' })
})

test('where the list ends or does not have it, the server knows them', () => {
  expect(neighborsOf('a', { list, answer })).toEqual({ newer: 'b', older: '9' })
  expect(neighborsOf('9', { list, answer: { newer: 'a', older: null } })).toEqual({
    newer: 'a',
    older: undefined,
  })
})

test('among what was searched for, the last found has no older one', () => {
  expect(neighborsOf('a', { list, answer, isSearched: true })).toEqual({
    newer: 'b',
    older: undefined,
  })
})

test('nothing leads to one that was deleted a moment ago', () => {
  const deleted = new Set(['9'])
  expect(neighborsOf('a', { list, answer, deleted })).toEqual({ newer: 'b', older: undefined })
})
