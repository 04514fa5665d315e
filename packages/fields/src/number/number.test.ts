import { createField } from '@ramiform/core/field-type'
import { expect, test } from 'vitest'
import { number } from './number.ts'

const field = createField(number, 'age')

test.each(['0', '-3', '+.5', '1e3', '007'])('%s is a number', (text) => {
  expect(number.check(field, text)).toBeNull()
})

test.each(['abc', '1,5', '0x10', 'Infinity', '1e999', ' 5', '5 '])('%j is none', (text) => {
  expect(number.check(field, text)).toBe('format')
})
