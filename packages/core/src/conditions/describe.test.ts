import { describe, expect, test } from 'vitest'
import { aForm, allOf, anyOf, aRule, shownWhen } from '../testing/a-form.ts'
import type { Conditional, Rule } from './condition.ts'
import { describeConditional } from './describe.ts'

const form = aForm()
  .text('attendance', { label: 'Attendance' })
  .text('session', { label: 'Session' })
  .number('team', { label: 'Team size' })
const inPerson = aRule('attendance', 'equals', 'In person')
const fullDay = aRule('session', 'equals', 'Full day')
const morning = aRule('session', 'equals', 'Morning')
const large = aRule('team', 'greater_than', '4')

const say = (conditional: Conditional, clauses?: number) =>
  describeConditional(conditional, form, clauses === undefined ? {} : { clauses })
    .map(({ text }) => text)
    .join('')

describe('a conditional reads as a sentence', () => {
  test.each([
    [shownWhen('attendance', 'equals', 'In person').conditional, 'Attendance is In person'],
    [shownWhen('attendance', 'is_not_empty').conditional, 'Attendance is not empty'],
    [allOf(inPerson, large), 'Attendance is In person and Team size is greater than 4'],
    [
      anyOf(fullDay, morning, large),
      'Session is Full day, Session is Morning or Team size is greater than 4',
    ],
    [
      allOf(inPerson, anyOf(fullDay, allOf(morning, large))),
      'Attendance is In person, and either Session is Full day, or both Session is Morning and Team size is greater than 4',
    ],
    [
      anyOf(fullDay, allOf(inPerson, morning, large)),
      'Session is Full day, or all of (Attendance is In person, Session is Morning and Team size is greater than 4)',
    ],
    [allOf(inPerson, anyOf(fullDay), allOf()), 'Attendance is In person and Session is Full day'],
    [
      allOf(anyOf(fullDay, morning), inPerson, anyOf(large, morning)),
      'Attendance is In person, and either Session is Full day or Session is Morning, and either Team size is greater than 4 or Session is Morning',
    ],
    [allOf(), ''],
  ])('%#', (conditional, sentence) => {
    expect(say(conditional)).toBe(sentence)
  })
})

test('days are after or before each other, and numbers greater or less', () => {
  const stay = aForm()
    .date('from', { label: 'Arrival' })
    .date('to', { label: 'Departure' })
    .text('note')
  const say = (rule: Rule) =>
    describeConditional(allOf(rule), stay)
      .map(({ text }) => text)
      .join('')
  expect(say(aRule('from', 'greater_than', '2026-11-28'))).toBe('Arrival is after 2026-11-28')
  expect(say(aRule('from', 'less_than', ''))).toBe('Arrival is before choose a value')
  expect(say({ ...aRule('to', 'greater_than'), valueFrom: 'from' })).toBe(
    'Departure is after Arrival',
  )
  expect(say(aRule('note', 'less_than', '2026-11-28'))).toBe('note is before 2026-11-28')
  expect(say(aRule('note', 'less_than', '2026'))).toBe('note is less than 2026')
  expect(say(aRule('from', 'equals', '2026-11-28'))).toBe('Arrival is 2026-11-28')
})

describe('a sentence means exactly what the logic means', () => {
  test.each([
    ['a group of one is that one', allOf(inPerson, anyOf(allOf(large)))],
    ['"all of" in "all of" is one group', allOf(inPerson, allOf(large))],
    ['what always holds adds nothing to "all of"', allOf(inPerson, large, anyOf(allOf()))],
  ])('%s', (_, conditional) => {
    expect(say(conditional)).toBe('Attendance is In person and Team size is greater than 4')
  })

  test('an empty group in "any of" is stated, since the field always shows', () => {
    expect(say(anyOf(inPerson, allOf()))).toBe(
      'Attendance is In person or always, since a group has no rules',
    )
    expect(say(allOf(large, anyOf(inPerson, allOf())), 2)).toBe(
      'Team size is greater than 4 and any of 2 others is true',
    )
  })
})

test('long, empty and blank labels and values stay distinguishable', () => {
  const odd = aForm()
    .text('long', { label: `Very ${'long '.repeat(40)}` })
    .text('none', { label: ' ' })
  const words = (...rules: readonly Rule[]) =>
    describeConditional(allOf(...rules), odd)
      .map(({ text }) => text)
      .join('')
  expect(words(aRule('long', 'contains', 'x '.repeat(5_000))).length).toBeLessThan(140)
  expect(words(aRule('none', 'equals', '  '))).toBe('Untitled field is “ ”')
})

test('a long one is cut to so many clauses and a count', () => {
  const long = allOf(inPerson, anyOf(fullDay, allOf(morning, large)))
  expect(say(long, 2)).toBe('Attendance is In person and any of 3 others is true')
  expect(say(long, 1)).toBe('Attendance is In person and 3 more')
  expect(say(anyOf(inPerson, fullDay, morning, large), 2)).toBe(
    'Attendance is In person, Session is Full day or 2 more',
  )
  expect(say(allOf(anyOf(fullDay, morning, large)), 2)).toBe(
    'Session is Full day, Session is Morning or 1 more',
  )
  expect(say(anyOf(allOf(fullDay, morning, large), inPerson), 2)).toBe(
    'Attendance is In person or all of 3 others are true',
  )
})

test('missing parts are asked for', () => {
  const phrases = describeConditional(anyOf(aRule('gone', ''), aRule('team', 'less_than')), form)
  expect(phrases.filter(({ kind }) => kind === 'missing').map(({ text }) => text)).toEqual([
    'choose a field',
    'choose a condition',
    'choose a value',
  ])
  expect(phrases.map(({ text }) => text).join('')).toBe(
    'choose a field choose a condition or Team size is less than choose a value',
  )
})
