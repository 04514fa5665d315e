import type { Field } from '@ramiform/core/field'
import { expect, test } from 'vitest'
import { oneOrOther, severalOrOther } from './other-answer.ts'

const one: Field = { id: 'c', type: 'radio', label: 'C', options: ['Red', 'Blue'], other: 'Other' }
const several: Field = { ...one, type: 'checkbox' }
const joined = (field: Field, ...values: readonly string[]) =>
  (field === several ? severalOrOther : oneOrOther).parts?.join(values, field)

test('posted values become one answer: the option, the text, or Other without a text', () => {
  expect(joined(one, 'Red', '')).toBe('Red')
  expect(joined(one, 'Red', 'left over')).toBe('Red')
  expect(joined(one, 'Other', ' Green ')).toBe('Green')
  expect(joined(one, 'Other', '')).toBe('Other')
  expect(joined(one, 'Green')).toBe('Green')
  expect(joined(one, '')).toBe('')
  expect(joined(several, 'Blue', 'Other', 'Green')).toEqual(['Blue', 'Green'])
  expect(joined(several, 'Blue', 'Other', 'Red')).toEqual(['Red', 'Blue'])
  expect(joined(several, 'Other', '')).toEqual(['Other'])
  expect(joined(several, '')).toEqual([])
})

test('a field without Other keeps its values', () => {
  const { other: _, ...plain } = one
  expect(oneOrOther.parts?.join(['Red '], plain)).toBe('Red ')
  expect(severalOrOther.parts?.join(['Red', 'Blue'], { ...plain, type: 'checkbox' })).toEqual([
    'Red',
    'Blue',
  ])
  expect(oneOrOther.parts?.split(plain, 'Red')).toBeUndefined()
})

test('an answer is written into its controls', () => {
  expect(oneOrOther.parts?.split(one, 'Green')).toEqual(['', '', 'Other', 'Green'])
  expect(severalOrOther.parts?.split(several, ['Blue', 'Green'])).toEqual([
    ...['', 'Blue', 'Other', 'Green'],
  ])
  expect(oneOrOther.parts?.split({ ...one, type: 'select' }, 'Green')).toEqual(['Other', 'Green'])
})

test('one trimmed text of up to 500 characters is valid', () => {
  expect(oneOrOther.check(one, 'Green')).toBeNull()
  expect(oneOrOther.check(one, 'Red')).toBeNull()
  expect(oneOrOther.check(one, 'Other')).toBe('own_text')
  expect(oneOrOther.check(one, ' Green')).toBe('format')
  expect(oneOrOther.check(one, 'g'.repeat(500))).toBeNull()
  expect(oneOrOther.check(one, 'g'.repeat(501))).toBe('format')
  expect(severalOrOther.check(several, ['Red', 'Green'])).toBeNull()
  expect(severalOrOther.check(several, ['Green', 'Pink'])).toBe('format')
  expect(severalOrOther.check(several, ['Red', 'Other'])).toBe('own_text')
})

test('an option is chosen once', () => {
  expect(severalOrOther.check(several, ['Red', 'Green'])).toBeNull()
  expect(severalOrOther.check(several, ['Red', 'Red', 'Green'])).toBe('format')
})
