import { expect, test } from 'vitest'
import { readings } from '../testing/readings.ts'
import { fieldsAt } from './field-lists.ts'

const lists = (text: string) =>
  readings(
    text,
    (reader) => fieldsAt(reader, 0),
    ({ fields, joined }) => `${fields.map(({ field }) => field.id).join(' ')} (${joined})`,
  )[0]

test('fields in a row are joined by their last word', () => {
  expect(lists('company name')).toBe('company (one)')
  expect(lists('company name, age and email address')).toBe('company age email (and)')
  expect(lists('company name or age')).toBe('company age (or)')
  expect(lists('both age and topics')).toBe('age topics (and)')
})

test('a list that mixes and with or is not read as one', () => {
  expect(lists('company name and age or topics')).toBeUndefined()
})
