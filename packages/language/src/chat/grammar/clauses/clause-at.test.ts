import { expect, test } from 'vitest'
import { fieldNamed, inShort, readings } from '../../testing/readings.ts'
import { spoken } from './clause.ts'
import { clauseAt } from './clause-at.ts'

const clause = (text: string, before: string | null = null) => {
  const field = before === null ? null : fieldNamed(before)
  const said = field && spoken({ kind: 'all', parts: [] }, [field])
  return readings(
    text,
    (reader) => clauseAt(reader, 0, said),
    ({ meaning }) => inShort(meaning),
  )[0]
}

test.each([
  ['age is over 18', 'age more 18'],
  ['they own a car', 'car is Yes'],
  ['Business is selected', 'plan is Business'],
  ['there is a company name', 'not(company empty)'],
  ['age is over 18 in the form', 'age more 18'],
])('%s', (text, meaning) => {
  expect(clause(text)).toBe(meaning)
})

test('a clause without a subject takes the field of the clause before', () => {
  expect(clause('is over 18', 'age')).toBe('age more 18')
  expect(clause('is below 3 or empty', 'employees')).toBe('any(employees less 3, employees empty)')
})

test('words about no field are refused', () => {
  expect(clause('the weather is fine')).toMatch(/^refuse: I did not understand “weather”/)
})
