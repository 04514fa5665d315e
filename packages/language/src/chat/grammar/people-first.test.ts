import { expect, test } from 'vitest'
import { inShort, readings } from '../testing/readings.ts'
import { peopleFirst } from './people-first.ts'

const rules = (text: string) =>
  readings(
    text,
    (reader) => peopleFirst(reader, 0),
    (all) => all.map(({ field, shownWhen }) => `${field.id}: ${inShort(shownWhen)}`).join('; '),
  )[0]

test.each([
  ['Business customers should see the company name', 'company: plan is Business'],
  ['only Business customers need to fill in the company name', 'company: plan is Business'],
  ['Business customers should not see the age', 'age: not(plan is Business)'],
  ['everyone should see the age except Business customers', 'age: not(plan is Business)'],
  ['ask Business customers for their company name', 'company: plan is Business'],
])('%s', (text, expected) => {
  expect(rules(text)).toBe(expected)
})

test('everyone without an exception, and unknown people, are not read', () => {
  expect(rules('everyone should see the age')).toBeUndefined()
  expect(rules('sailors should see the age')).toBeUndefined()
})
