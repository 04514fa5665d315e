import { describe, expect, test } from 'vitest'
import { aForm, allOf, anyOf, aRule, shownWhen } from '../testing/a-form.ts'
import type { Conditional } from './condition.ts'
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
      'Attendance is In person and either Session is Full day or both Session is Morning and Team size is greater than 4',
    ],
    [
      anyOf(fullDay, allOf(inPerson, morning, large)),
      'Session is Full day or all of Attendance is In person, Session is Morning and Team size is greater than 4',
    ],
    [allOf(inPerson, anyOf(fullDay), allOf()), 'Attendance is In person and Session is Full day'],
    [allOf(), ''],
  ])('%#', (conditional, sentence) => {
    expect(say(conditional)).toBe(sentence)
  })
})

test('a long one is cut to so many clauses and a count', () => {
  const long = allOf(inPerson, anyOf(fullDay, allOf(morning, large)))
  expect(say(long, 2)).toBe('Attendance is In person and any of 3 others is true')
  expect(say(long, 1)).toBe('Attendance is In person and 3 more')
  expect(say(anyOf(inPerson, fullDay, morning, large), 2)).toBe(
    'Attendance is In person, Session is Full day or 2 more',
  )
  expect(say(allOf(anyOf(fullDay, morning, large)), 2)).toBe('any of 3 is true')
})

test('what is missing is asked for', () => {
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
