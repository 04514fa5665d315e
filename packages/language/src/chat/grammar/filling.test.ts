import { expect, test } from 'vitest'
import type { Meaning } from '../meaning/meaning.ts'
import { fieldNamed, inShort, readings } from '../testing/readings.ts'
import { fillingAt, skippingAt, someOfAt } from './filling.ts'
import type { Found, Reader } from './reader.ts'

const read = (text: string, rule: (reader: Reader) => readonly Found<Meaning>[]) =>
  readings(text, rule, inShort)[0]
const about = [fieldNamed('company')]

test('filled in fields have an answer', () => {
  expect(read('filled in the company name', (reader) => fillingAt(reader, 0, []))).toBe(
    'not(company empty)',
  )
  expect(read('filled it in', (reader) => fillingAt(reader, 0, about))).toBe('not(company empty)')
  expect(
    read('filled in company name or email address', (reader) => fillingAt(reader, 0, [])),
  ).toBe('any(not(company empty), not(email empty))')
})

test('skipped fields have none', () => {
  expect(read('skipped the company name', (reader) => skippingAt(reader, 0, []))).toBe(
    'company empty',
  )
  expect(read('left it blank', (reader) => skippingAt(reader, 0, about))).toBe('company empty')
})

test('at least one of a list of check boxes means any of them', () => {
  expect(read('pick at least one of the topics', (reader) => someOfAt(reader, 0))).toBe(
    'not(topics empty)',
  )
})

test('a pronoun about nothing, a field left alone and one choice of many are not read', () => {
  expect(read('filled it in', (reader) => fillingAt(reader, 0, []))).toBeUndefined()
  expect(read('left company name', (reader) => skippingAt(reader, 0, []))).toBeUndefined()
  expect(read('pick some account type', (reader) => someOfAt(reader, 0))).toBeUndefined()
})
