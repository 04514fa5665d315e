import fc from 'fast-check'
import { expect, test } from 'vitest'
import { submitterEmailKey } from '../field.ts'
import { fieldsByKey, keyOfField, readableKey } from './readable-key.ts'

const field = (id: string, label: string) => ({ id, label, type: 'text' })

test('words become a key that a person could write', () => {
  expect(readableKey('Crème Brûlée, 2nd round!')).toBe('creme-brulee-2nd-round')
  expect(readableKey('  E-mail * ')).toBe('e-mail')
  expect(readableKey('お名前（必須）')).toBe('お名前-必須')
  expect(readableKey('がっこう')).toBe('がっこう')
  expect(readableKey('?!')).toBe('')
})

test('a key read once more is itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (words) => {
      const key = readableKey(words)
      expect(readableKey(key)).toBe(key)
    }),
  )
})

test('an id always finds its field; a label only when it is unique and no id', () => {
  const fields = [
    field('field_1', 'First name'),
    field('field_2', 'Guest'),
    field('field_3', 'guest!'),
    field('city', 'Town'),
    field('field_4', 'City'),
    field('field_5', '?'),
  ]
  const byKey = fieldsByKey(fields)
  const leadsTo = (key: string) => byKey.get(key)?.id
  expect(fields.map(({ id }) => leadsTo(id))).toEqual(fields.map(({ id }) => id))
  expect(leadsTo('first-name')).toBe('field_1')
  expect(leadsTo('guest')).toBeUndefined()
  expect(leadsTo('city')).toBe('city')
  expect(leadsTo('')).toBeUndefined()
  expect(leadsTo('__proto__')).toBeUndefined()
  expect(fields.map((each) => keyOfField(each, byKey))).toEqual([
    'first-name',
    'field_2',
    'field_3',
    'town',
    'field_4',
    'field_5',
  ])
})

test('the question for the respondent’s address goes by its id in every language, and takes no key from others', () => {
  const own = field('field_1', 'Email Address')
  for (const label of ['Email Address', 'E-Mail-Adresse']) {
    const asked = field(submitterEmailKey, label)
    const byKey = fieldsByKey([asked, own])
    expect([asked, own].map((each) => keyOfField(each, byKey))).toEqual([
      submitterEmailKey,
      'email-address',
    ])
    expect(byKey.get('e-mail-adresse')).toBeUndefined()
  }
})
