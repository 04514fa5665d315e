import { expect, test } from 'vitest'
import { inShort, readings } from '../../testing/readings.ts'
import { ofOnlyThing, ofValues } from './of-values.ts'

const values = (text: string) =>
  readings(
    text,
    (reader) => ofValues(reader, 0, []),
    ({ meaning }) => inShort(meaning),
  )[0]

test.each([
  ['Business', 'plan is Business'],
  ['Business is selected', 'plan is Business'],
  ['Business is not selected', 'not(plan is Business)'],
  ['either Law or Money is ticked for topics', 'any(topics includes Law, topics includes Money)'],
  ['Yes for own a car', 'car is Yes'],
  ['more than 50 employees', 'employees more 50'],
])('%s', (text, meaning) => {
  expect(values(text)).toBe(meaning)
})

test('“only” means this answer and no other', () => {
  const only = (text: string) =>
    readings(
      text,
      (reader) => ofOnlyThing(reader, 0),
      ({ meaning }) => inShort(meaning),
    )[0]
  expect(only('the only thing they ticked is Law')).toBe('topics is Law')
  expect(only('only Law is ticked')).toBe('topics is Law')
  expect(only('only Law')).toBeUndefined()
})

test('an answer that no field offers is not read', () => {
  expect(values('Gold is selected')).toBeUndefined()
})
