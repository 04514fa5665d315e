import { expect, test } from 'vitest'
import { fieldNamed, inShort, readerOf, readings } from '../testing/readings.ts'
import { complementAt, equalityOf, isInOption, predicateAt, verblessAt } from './predicates.ts'

const predicate = (id: string, text: string) =>
  readings(text, (reader) => predicateAt(reader, fieldNamed(id), 0), inShort)[0]

test.each([
  ['plan', 'is Business', 'plan is Business'],
  ['plan', "isn't Business", 'not(plan is Business)'],
  ['plan', 'is Personal or Business', 'any(plan is Personal, plan is Business)'],
  ['age', 'is not over 18', 'age most 18'],
  ['age', '> 18', 'age more 18'],
  ['company', 'has been left blank', 'company empty'],
  ['company', 'is filled in', 'not(company empty)'],
  ['company', 'contains "GmbH"', 'company includes GmbH'],
  ['company', 'does not contain "GmbH"', 'not(company includes GmbH)'],
  ['topics', 'includes Law and Money', 'all(topics includes Law, topics includes Money)'],
  ['topics', 'is only Law', 'topics is Law'],
  ['terms', 'is ticked', 'terms includes I agree to the terms'],
  ['car', 'is no', 'car is No'],
])('%s %s', (id, text, meaning) => {
  expect(predicate(id, text)).toBe(meaning)
})

test('“contains” of a number is refused', () => {
  expect(predicate('age', 'contains 5')).toBe(
    'refuse: “Age” is a number, so “contains” does not apply.',
  )
})

test('words alone are no value of a text', () => {
  const verbless = (text: string) =>
    readings(text, (reader) => verblessAt(reader, fieldNamed('company'), 0), inShort)
  expect(verbless('empty')).toEqual(['company empty'])
  expect(verbless('Acme')).toEqual([])
})

test('a verb without a value is not read', () => {
  expect(predicate('plan', 'is')).toBeUndefined()
  expect(
    readings('because', (reader) => complementAt(reader, fieldNamed('plan'), 0), inShort),
  ).toEqual([])
})

test('“one of” and “both” join the values of a list', () => {
  const values = (text: string) =>
    readings(text, (reader) => equalityOf(reader, fieldNamed('topics'), 0), inShort)[0]
  expect(values('one of Law, Money')).toBe('any(topics includes Law, topics includes Money)')
  expect(values('both Law and Money')).toBe('all(topics includes Law, topics includes Money)')
})

test('a “not” belongs to an option only where an option has one', () => {
  expect(isInOption(readerOf('not sure'), 0)).toBe(false)
})
