import { createField } from '@ramiform/core/field-type'
import { expect, test } from 'vitest'
import { address } from './address.ts'
import { addressParts } from './address-answer.ts'

const field = createField(address, 'a')
const whole = ['14 Orchard Lane', '', '12545', 'Millbrook', 'United States']

test('the lines are one text, and come back to their places', () => {
  const text = '14 Orchard Lane\n\n12545\nMillbrook\nUnited States'
  expect(addressParts.join(whole)).toBe(text)
  expect(addressParts.split(field, text)).toEqual(whole)
})

test('a line cannot have a line break, and white space is no address', () => {
  expect(addressParts.join([' 14\nOrchard  Lane '])).toBe('14 Orchard Lane\n\n\n\n')
  expect(addressParts.join([' ', '', '\n'])).toBe('')
})

test('needs a street, a city and a country', () => {
  const without = (at: number) => address.check(field, addressParts.join(whole.with(at, ' ')))
  expect([0, 1, 2, 3, 4].map(without)).toEqual(['address', null, null, 'address', 'address'])
})

test('has five lines, never more', () => {
  expect(address.check(field, [...whole, 'Earth'].join('\n'))).toBe('address')
})

test('is read as one line without empty parts', () => {
  expect(address.toText(field, addressParts.join(whole))).toBe(
    '14 Orchard Lane, 12545, Millbrook, United States',
  )
})
