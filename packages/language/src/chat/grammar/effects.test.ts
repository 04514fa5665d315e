import { expect, test } from 'vitest'
import { fieldNamed, readings } from '../testing/readings.ts'
import {
  appearingAt,
  bareEffectsAt,
  closingAt,
  type Effect,
  effectsAt,
  politeAt,
} from './effects.ts'

const shown = (effects: readonly Effect[]) =>
  effects.map(({ field, shows }) => `${shows ? 'show' : 'hide'} ${field.id}`).join(', ')
const effects = (text: string, about: readonly string[] = []) =>
  readings(text, (reader) => effectsAt(reader, 0, about.map(fieldNamed)), shown)[0]

test.each([
  ['show the company name', 'show company'],
  ['please hide company name and email address', 'hide company, hide email'],
  ['do not show the company name', 'hide company'],
  ['make the company name visible', 'show company'],
  ['company name should never be shown', 'hide company'],
  ['show company name and hide email address', 'show company, hide email'],
  ['show neither company name nor email address', 'hide company, hide email'],
])('%s', (text, expected) => {
  expect(effects(text)).toBe(expected)
})

test('a pronoun stands for the fields spoken of before, or is asked about', () => {
  expect(effects('hide it', ['company'])).toBe('hide company')
  expect(effects('hide it')).toBe('ask: Which field do you mean?')
})

test('a field without a verb is only a bare effect', () => {
  expect(effects('company name')).toBeUndefined()
  expect(readings('company name', (reader) => bareEffectsAt(reader, 0), shown)).toEqual([
    'show company',
  ])
})

test('appearing says whether a field shows', () => {
  const appearing = (text: string) => readings(text, (reader) => appearingAt(reader, 0), String)
  expect(appearing('should only appear')).toEqual(['true'])
  expect(appearing('is not visible')).toEqual(['false'])
  expect(appearing('should sing')).toEqual([])
})

test('politeness before and behind a statement says nothing', () => {
  expect(readings('please can you', (reader) => politeAt(reader, 0), String)).toHaveLength(1)
  expect(readings('thanks a lot !', (reader) => closingAt(reader, 0), String)).toHaveLength(1)
  expect(readings('company', (reader) => politeAt(reader, 0), String)).toEqual([])
})
