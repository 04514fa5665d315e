import { createField } from '@ramiform/core/field-type'
import { expect, test } from 'vitest'
import { radio } from '../radio/radio.ts'
import { checkbox } from './checkbox.ts'

test('only what the form offers can be chosen', () => {
  const several = { ...createField(checkbox, 'needs'), options: ['Vegetarian', 'No gluten'] }
  expect(checkbox.check(several, ['No gluten'])).toBeNull()
  expect(checkbox.check(several, ['No gluten', 'Caviar'])).toBe('format')
  expect(checkbox.check(several, ['No gluten', 'No gluten'])).toBe('format')
  const one = { ...createField(radio, 'thrown'), options: ['Never'] }
  expect(radio.check(one, 'Often')).toBe('format')
  expect(radio.check({ ...one, options: undefined }, 'Never')).toBe('format')
})
