import { expect, test } from 'vitest'
import { inShort, readings } from '../testing/readings.ts'
import { statementAt } from './statements.ts'

const rules = (text: string) =>
  readings(
    text,
    (reader) => statementAt(reader, 0),
    (all) => all.map(({ field, shownWhen }) => `${field.id}: ${inShort(shownWhen)}`).join('; '),
  )[0]

test.each([
  ['show company name if account type is Business', 'company: plan is Business'],
  ['hide company name if account type is Personal', 'company: not(plan is Personal)'],
  ['if account type is Business, show company name', 'company: plan is Business'],
  ['show company name unless account type is Personal', 'company: not(plan is Personal)'],
  ['show company name only for Business customers', 'company: plan is Business'],
  ['own a car? then show age', 'age: car is Yes'],
  [
    'show company name if account type is Business, otherwise show age',
    'company: plan is Business; age: not(plan is Business)',
  ],
  [
    'show company name if account type is Business and hide age if they own a car',
    'company: plan is Business; age: not(car is Yes)',
  ],
])('%s', (text, expected) => {
  expect(rules(text)).toBe(expected)
})

test('a field that shows in both cases is refused', () => {
  expect(rules('show company name if account type is Business, otherwise show company name')).toBe(
    'refuse: “Company name” would show in both cases, so it needs no rule.',
  )
})

test('a condition alone asks for its field, and an effect alone is no statement', () => {
  expect(rules('if account type is Business')).toBe('ask: Which field do you mean?')
  expect(rules('show company name')).toBeUndefined()
})
