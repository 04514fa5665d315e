import { expect, test } from 'vitest'
import { fieldNamed, inShort, readings } from '../testing/readings.ts'
import { amountOfAt, amountsAt } from './amounts.ts'

const amounts = (text: string, about: readonly string[] = []) =>
  readings(text, (reader) => amountsAt(reader, 0, about.map(fieldNamed)), inShort)

test('an amount is read of the field named behind it', () => {
  expect(amounts('have more than 50 employees')).toEqual(['employees more 50'])
  expect(amounts('have between 5 and 10 employees')).toEqual([
    'all(employees least 5, employees most 10)',
  ])
})

test('an amount of years is read of the one field that asks for an age', () => {
  expect(amounts('are over 18')).toEqual(['age more 18'])
  expect(amounts('are 18 years old or older')).toEqual(['age least 18'])
})

test('an amount without a noun is read of the field spoken of before', () => {
  expect(amounts('more than 5', ['employees'])).toEqual(['employees more 5'])
})

test('an amount of nothing that the form asks for is not read', () => {
  expect(amounts('have more than 5')).toEqual([])
  expect(readings('three boats', (reader) => amountOfAt(reader, 0, []), inShort)).toEqual([])
})
