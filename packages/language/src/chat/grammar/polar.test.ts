import { expect, test } from 'vitest'
import { fieldNamed, inShort, readings } from '../testing/readings.ts'
import { absent, isPolar, polarAt, present, yesTo } from './polar.ts'

const polars = (text: string, isYes = true) =>
  readings(text, (reader) => yesTo(polarAt(reader, 0), isYes), inShort)[0]

test('words of a yes-or-no question stand for its yes, or its no', () => {
  expect(polars('own a car')).toBe('car is Yes')
  expect(polars('own a car', false)).toBe('car is No')
  expect(polars('car is not own')).toBe('car is No')
})

test('a single check box is ticked or empty', () => {
  expect(polars('agree to the terms')).toBe('terms includes I agree to the terms')
  expect(polars('agree to the terms', false)).toBe('terms empty')
})

test('a question that denies is not answered by other words than its own', () => {
  expect(polars('live with pets')).toBe('turned: alone')
  expect(polars('live without pets')).toBe('alone is Yes')
})

test('questions that yes and no do not answer are not read', () => {
  expect(polars('company')).toBeUndefined()
  expect(polars('for a car')).toBeUndefined()
})

test('present and absent fit the kind of field', () => {
  const both = (id: string) => [present(fieldNamed(id)), absent(fieldNamed(id))].map(inShort)
  expect(both('car')).toEqual(['car is Yes', 'car is No'])
  expect(both('company')).toEqual(['not(company empty)', 'company empty'])
  expect(both('employees')).toEqual(['employees more 0', 'not(employees more 0)'])
  expect([isPolar(fieldNamed('terms')), isPolar(fieldNamed('plan'))]).toEqual([true, false])
})
