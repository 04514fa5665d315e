import { expect, test } from 'vitest'
import { fieldNamed, inShort, readings } from '../testing/readings.ts'
import { doingAt, isPeopleNoun } from './doing.ts'

const doing = (text: string, about: readonly string[] = []) =>
  readings(text, (reader) => doingAt(reader, 0, about.map(fieldNamed)), inShort)[0]

test.each([
  ['picked Business', 'plan is Business'],
  ['did not pick Business', 'not(plan is Business)'],
  ['own a car', 'car is Yes'],
  ['do not own a car', 'car is No'],
  ['have no company name', 'company empty'],
  ['have a company name', 'not(company empty)'],
  ['are over 18', 'age more 18'],
  ['are not over 18', 'age most 18'],
  ['agree to the terms', 'terms includes I agree to the terms'],
  ['never picked Law', 'not(topics includes Law)'],
  ['are Business customers', 'plan is Business'],
])('people who %s', (text, meaning) => {
  expect(doing(text)).toBe(meaning)
})

test('a pronoun stands for the field spoken of before', () => {
  expect(doing('left it blank', ['company'])).toBe('company empty')
  expect(doing('left it blank')).toBeUndefined()
})

test('what no field asks for is not read', () => {
  expect(doing('like long walks')).toBeUndefined()
  expect(doing('')).toBeUndefined()
})

test('a question that denies is asked about when other words name it', () => {
  expect(doing('live with pets')).toBe('turned: alone')
})

test('customers are a noun for people, topics are not', () => {
  expect([isPeopleNoun('customers'), isPeopleNoun('topics')]).toEqual([true, false])
})
