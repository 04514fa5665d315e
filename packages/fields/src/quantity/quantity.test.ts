import { createField } from '@ramiform/core/field-type'
import { expect, test } from 'vitest'
import { quantity } from './quantity.ts'

test('a quantity is a whole number, at least one', () => {
  const field = createField(quantity, 'seats')
  for (const text of ['1', '12', '3.0']) expect(quantity.check(field, text)).toBeNull()
  for (const text of ['0', '-1', '1.5', 'two']) expect(quantity.check(field, text)).toBe('quantity')
})
