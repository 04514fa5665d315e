import type { Field } from '@ramiform/core/field'
import { expect, test } from 'vitest'
import { labelPlaces, lineAt, originPlaces } from './source-places.ts'

const field = (id: string, label: string): Field => ({ id, type: 'text', label })

test('equal labels are found in order, and a label that is not in the text has no place', () => {
  const text = 'Name\nAge\nName\n'
  const places = labelPlaces(text, [field('a', 'Name'), field('b', 'Name'), field('c', 'Email')])
  expect([...places]).toEqual([
    ['a', { start: 0, end: 4 }],
    ['b', { start: 9, end: 13 }],
  ])
  expect(lineAt(text, 0)).toBe(1)
  expect(lineAt(text, 9)).toBe(3)
})

test('words joined from several places have no place', () => {
  const origins = new Map([
    ['a', 'the name'],
    ['b', 'the email'],
  ])
  expect([...originPlaces('Ask for the name and email.', origins).keys()]).toEqual(['a'])
})
