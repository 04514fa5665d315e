import { expect, test } from 'vitest'
import { fieldNamed, readings } from '../testing/readings.ts'
import { textAt, valueAt, valuesAt } from './values.ts'

const value = (id: string, text: string) =>
  readings(text, (reader) => valueAt(reader, fieldNamed(id), 0), String)[0]

test.each([
  ['plan', 'business', 'Business'],
  ['plan', 'the "Business" option', 'Business'],
  ['age', 'eighteen years', '18'],
  ['arrival', '31 March 2026', '2026-03-31'],
  ['car', 'true', 'Yes'],
  ['terms', 'yes', 'I agree to the terms'],
  ['company', '"Acme and sons"', 'Acme and sons'],
])('%s: %s', (id, text, stored) => {
  expect(value(id, text)).toBe(stored)
})

test('a value that the field cannot have is asked about or refused', () => {
  expect(value('plan', 'Gold')).toBe(
    'ask: “Gold” is not an answer to “Account type”. Which one do you mean?',
  )
  expect(value('arrival', '03/04/2026')).toBe('ask: Which day is “03/04/2026”?')
  expect(value('age', 'tall')).toBe('refuse: “Age” is a number field, and “tall” is not a number.')
  expect(value('arrival', 'soon')).toBe(
    'refuse: “Arrival date” is a date, and “soon” is not a fixed day.',
  )
})

test('a text ends where grammar begins', () => {
  const text = (words: string) => readings(words, (reader) => textAt(reader, 0), String)
  expect(text('Acme Ltd')).toEqual(['Acme Ltd'])
  expect(text('Acme and sons')).toEqual([])
  expect(text('needed')).toEqual([])
})

test('several values have one joiner', () => {
  const values = (text: string) =>
    readings(
      text,
      (reader) => valuesAt(reader, fieldNamed('topics'), 0),
      ({ values: all, joined }) => `${all.join(' ')} (${joined})`,
    )[0]
  expect(values('Law, Money and Health')).toBe('Law Money Health (and)')
  expect(values('Law or Money')).toBe('Law Money (or)')
  expect(values('Law and Money or Health')).toBeUndefined()
})
