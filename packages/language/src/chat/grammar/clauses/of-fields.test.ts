import { expect, test } from 'vitest'
import { inShort, readings } from '../../testing/readings.ts'
import { ofFields } from './of-fields.ts'

const said = (text: string) =>
  readings(
    text,
    (reader) => ofFields(reader, 0),
    ({ meaning }) => inShort(meaning),
  )[0]

test.each([
  ['company name is filled in', 'not(company empty)'],
  ['company name and email address are empty', 'all(company empty, email empty)'],
  ['company name or email address is empty', 'any(company empty, email empty)'],
  ['neither company name nor email address is empty', 'not(any(company empty, email empty))'],
  ['company name is "Acme"', 'company is Acme'],
])('%s', (text, meaning) => {
  expect(said(text)).toBe(meaning)
})

test('plain words that are hardly the answer to a text question are refused', () => {
  expect(said("company isn't talkative yet")).toMatch(/^refuse: “Company name” is a text field/)
})

test('a field that the form does not have is refused', () => {
  expect(said('fax is empty')).toMatch(/^refuse/)
})
