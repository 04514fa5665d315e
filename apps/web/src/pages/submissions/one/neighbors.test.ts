import { expect, test } from 'vitest'
import { neighboursOf } from './neighbours.ts'

const list = [{ id: 'c' }, { id: 'b' }, { id: 'a' }]
const answer = { newer: 'b', older: '9' }

test('in the list at hand, the rows above and below are the neighbours', () => {
  expect(neighboursOf('b', { list })).toEqual({ newer: 'c', older: 'a' })
})

test('where the list ends or does not have it, the server knows them', () => {
  expect(neighboursOf('a', { list, answer })).toEqual({ newer: 'b', older: '9' })
  expect(neighboursOf('9', { list, answer: { newer: 'a', older: null } })).toEqual({
    newer: 'a',
    older: undefined,
  })
})

test('among what was searched for, the last found has no older one', () => {
  expect(neighboursOf('a', { list, answer, isSearched: true })).toEqual({
    newer: 'b',
    older: undefined,
  })
})

test('nothing leads to one that was deleted a moment ago', () => {
  const deleted = new Set(['9'])
  expect(neighboursOf('a', { list, answer, deleted })).toEqual({ newer: 'b', older: undefined })
})
