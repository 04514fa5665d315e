import { expect, test } from 'vitest'
import { inShort, readings } from '../testing/readings.ts'
import { exceptAt, forWhomAt, whoAt } from './for-whom.ts'

const whom = (text: string) => readings(text, (reader) => forWhomAt(reader, 0), inShort)[0]

test.each([
  ['for Business customers', 'plan is Business'],
  ['only for people who own a car', 'car is Yes'],
  ['for everyone except Business customers', 'not(plan is Business)'],
  ['for people without a company name', 'company empty'],
  ['for Law and Money', 'any(topics includes Law, topics includes Money)'],
  ['to people who said Yes to own a car', 'car is Yes'],
])('%s', (text, meaning) => {
  expect(whom(text)).toBe(meaning)
})

test('an exception turns its condition round, unless it says “only”', () => {
  const except = (text: string) => readings(text, (reader) => exceptAt(reader, 0), inShort)[0]
  expect(except('except Business customers')).toBe('not(plan is Business)')
  expect(except('but only for Business customers')).toBeUndefined()
})

test('people that no answer names are refused, and everyone is no condition', () => {
  expect(whom('for sailors')).toMatch(/^refuse: I did not understand “sailors”/)
  expect(readings('everyone', (reader) => whoAt(reader, 0), inShort)).toEqual([])
})
