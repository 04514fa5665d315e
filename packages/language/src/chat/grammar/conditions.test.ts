import { expect, test } from 'vitest'
import { inShort, readings } from '../testing/readings.ts'
import { conditionAt } from './conditions.ts'

const condition = (text: string) =>
  readings(
    text,
    (reader) => conditionAt(reader, 0),
    ({ meaning }) => inShort(meaning),
  )[0]

test.each([
  ['age is over 18', 'age more 18'],
  ['age is over 18 and account type is Business', 'all(age more 18, plan is Business)'],
  [
    'age is over 18, account type is Business or terms is ticked',
    'any(age more 18, plan is Business, terms includes I agree to the terms)',
  ],
  [
    'age is over 65 or age is under 18 and account type is Personal',
    'any(age more 65, all(age less 18, plan is Personal))',
  ],
  [
    '(age is over 65 or age is under 18) and account type is Personal',
    'all(any(age more 65, age less 18), plan is Personal)',
  ],
  ['account type is Business unless age is under 18', 'all(plan is Business, not(age less 18))'],
  ['both account type is Business and age is over 18', 'all(plan is Business, age more 18)'],
  ['neither company name nor email address is empty', 'not(any(company empty, email empty))'],
  ['any of these: age is over 18, account type is Business', 'any(age more 18, plan is Business)'],
  ['not (age is over 18)', 'not(age more 18)'],
])('%s', (text, meaning) => {
  expect(condition(text)).toBe(meaning)
})

test('an “and” behind an “or” and a comma can be read in two ways, so it is asked about', () => {
  expect(condition('age is over 65 or age is under 18, and account type is Personal')).toBe(
    'ask: How far does the “or” reach?',
  )
})

test('a list without its last part and words about nothing are not read', () => {
  expect(condition('age is over 18 and')).toBeUndefined()
  expect(condition('because the')).toBeUndefined()
})
