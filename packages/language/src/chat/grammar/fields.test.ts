import { expect, test } from 'vitest'
import { lexiconOf } from '../lexicon/lexicon.ts'
import { inShort, readerOf, readings } from '../testing/readings.ts'
import { asTarget, bareFieldAt, fieldAt, inventedField, ofMention, plainSpans } from './fields.ts'
import { complementAt } from './predicates.ts'

const named = (text: string) =>
  readings(
    text,
    (reader) => fieldAt(reader, 0),
    ({ field }) => field.id,
  )[0]

test.each([
  ['company name', 'company'],
  ['the company field', 'company'],
  ['“Company name”', 'company'],
  ['#company', 'company'],
  ['compny name', 'company'],
])('%s names the field %s', (text, id) => {
  expect(named(text)).toBe(id)
})

test('a name that several fields share is asked about', () => {
  const names = ['First name', 'Last name'].map((label) => ({ id: label, type: 'text', label }))
  const lexicon = lexiconOf(names)
  const read = (text: string) =>
    readings(
      text,
      (reader) => fieldAt(reader, 0),
      ({ field }) => field.id,
      { lexicon },
    )[0]
  expect(read('name')).toBe('ask: Which field do you mean by “name”?')
  expect(read('last name')).toBe('Last name')
})

test('a name that the form does not have is refused', () => {
  expect(named('fax')).toBe('refuse: I did not understand “fax”: this form has no such field.')
})

test('words around a name are left out, except from this very word on', () => {
  expect(
    readings(
      'the company name',
      (reader) => bareFieldAt(reader, 0),
      () => 'read',
    ),
  ).toEqual([])
})

test('a question that denies needs its own words as a source, any words as a target', () => {
  const ids = readings(
    'pets',
    (reader) => fieldAt(reader, 0),
    ({ field }) => field.id,
  )
  const targets = readings(
    'pets',
    (reader) => fieldAt(reader, 0).map(asTarget),
    ({ field }) => field.id,
  )
  expect([ids, targets]).toEqual([['turned: alone'], ['alone']])
})

test('what is said of a name decides between the fields it fits', () => {
  const said = (text: string) =>
    readings(
      text,
      (reader) =>
        fieldAt(reader, 0).flatMap((mention) =>
          ofMention(reader, mention, (field, end) => complementAt(reader, field, end)),
        ),
      inShort,
    )[0]
  expect(said('account type Business')).toBe('plan is Business')
})

test('without a form, words name fields of their own', () => {
  const fields = readings(
    'fax number',
    (reader) => fieldAt(reader, 0),
    ({ field }) => field.label,
    { lexicon: lexiconOf([]) },
  )
  expect(fields).toContain('Fax number')
  expect(inventedField(' Fax  number ')).toEqual({
    id: 'fax_number',
    type: 'unknown',
    label: 'Fax number',
  })
})

test('plain words end where grammar begins', () => {
  expect(plainSpans(readerOf('big red box and more'), 0, 6)).toEqual([1, 2, 3])
  expect(plainSpans(readerOf('and more'), 0, 6)).toEqual([])
})
