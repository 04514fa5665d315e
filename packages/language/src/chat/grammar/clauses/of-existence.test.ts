import { expect, test } from 'vitest'
import { inShort, readings } from '../../testing/readings.ts'
import { ofExistence } from './of-existence.ts'

const exists = (text: string) =>
  readings(
    text,
    (reader) => ofExistence(reader, 0),
    ({ meaning }) => inShort(meaning),
  )[0]

test.each([
  ['there is a company name', 'not(company empty)'],
  ['there is no company name', 'company empty'],
  ['no company name was given', 'company empty'],
  ['there are employees', 'employees more 0'],
  ['there is no car', 'car is No'],
  ['any topics are selected', 'not(topics empty)'],
])('%s', (text, meaning) => {
  expect(exists(text)).toBe(meaning)
})

test('a name without “there is” or “was given” is not read', () => {
  expect(exists('company name')).toBeUndefined()
  expect(exists('any company name')).toBeUndefined()
})
