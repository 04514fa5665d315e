import { expect, test } from 'vitest'
import { neighboursOf } from './neighbours.ts'

const list = [{ id: 'c' }, { id: 'b' }, { id: 'a' }]

test('in the list at hand, the rows above and below are the neighbours', () => {
  expect(neighboursOf('b', list)).toEqual({ newer: 'c', older: 'a' })
})

test('where the list ends or does not have it, the server knows them', () => {
  expect(neighboursOf('a', list, { newer: 'b', older: '9' })).toEqual({ newer: 'b', older: '9' })
  expect(neighboursOf('9', list, { newer: 'a', older: null })).toEqual({
    newer: 'a',
    older: undefined,
  })
})

test('among what was searched for, the last found has no older one', () => {
  expect(neighboursOf('a', list, { newer: 'b', older: '9' }, true)).toEqual({
    newer: 'b',
    older: undefined,
  })
})
