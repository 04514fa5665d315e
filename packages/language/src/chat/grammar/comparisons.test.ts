import { expect, test } from 'vitest'
import { fieldNamed, inShort, readings } from '../testing/readings.ts'
import { amountAt, comparisonAt, isUnit, rangeAt } from './comparisons.ts'

const compared = (id: string, text: string) =>
  readings(text, (reader) => comparisonAt(reader, fieldNamed(id), 0), inShort)

test.each([
  ['more than 18', 'age more 18'],
  ['18 or older', 'age least 18'],
  ['at most eighteen years', 'age most 18'],
  ['< 18', 'age less 18'],
  ['between 5 and 10', 'all(age least 5, age most 10)'],
  ['5-10', 'all(age least 5, age most 10)'],
])('%s compares a number', (text, meaning) => {
  expect(compared('age', text)).toEqual([meaning])
})

test('a year stands for all days of that year', () => {
  expect(compared('arrival', 'after 2026')).toEqual(['arrival more 2026-12-31'])
  expect(compared('arrival', 'before 2026')).toEqual(['arrival less 2026-01-01'])
})

test('ranges as options become the options that fit, or a question', () => {
  expect(compared('size', 'more than 10')).toEqual(['any(size is 11-50, size is 51+)'])
  expect(compared('size', 'more than 20')).toEqual([
    'ask: “Team size” has options. Which of them do you mean by “more than 20”?',
  ])
})

test('a field that cannot be compared is refused', () => {
  expect(compared('company', 'more than 5')).toEqual([
    'refuse: “Company name” is a text field and cannot be compared with “more than 5”.',
  ])
  expect(compared('topics', 'at least 2')).toEqual([
    'refuse: “Topics” accepts several answers. A rule cannot count them.',
  ])
  expect(compared('arrival', 'over 18')).toHaveLength(1)
})

test('a number alone is no comparison', () => {
  expect(compared('age', '18')).toEqual([])
})

test('an amount ends behind its units', () => {
  const amount = (text: string) =>
    readings(
      text,
      (reader) => amountAt(reader, 0),
      ({ from }) => from,
    )
  expect(amount('the age of 18 years old')).toEqual(['18'])
  expect(amount('18 reasons')).toEqual([])
})

test('a range needs both ends', () => {
  const range = (text: string) =>
    readings(
      text,
      (reader) => rangeAt(reader, 0),
      (ends) => ends.map(({ from }) => from).join(),
    )
  expect(range('from 2 to 4')).toEqual(['2,4'])
  expect(range('between 2')).toEqual([])
})

test('hours are a unit, people are counted', () => {
  expect([isUnit('hours'), isUnit('people'), isUnit('sun')]).toEqual([true, false, false])
})
