import type { Field } from '@ramiform/core/field'
import { fieldTypes } from '@ramiform/fields'
import { expect, test } from 'vitest'
import { fits } from './rule-fit.ts'

test('a rule with a text value cannot fit any type that compares numbers', () => {
  const numeric = Object.values(fieldTypes).filter(
    ({ canBeSource, comparesAsNumber }) => canBeSource && comparesAsNumber,
  )
  expect(numeric.map(({ type }) => type)).toContain('number')
  for (const { type } of numeric) {
    // Ratings and scales store their numbers as options.
    const source: Field = { id: 'a', type, label: 'A', options: ['1', '3'] }
    const rule = { id: 'r', fieldId: 'a', condition: 'equals' }
    expect(fits(source, { ...rule, value: 'Morning' }), type).toBe(false)
    expect(fits(source, { ...rule, value: '3' }), type).toBe(true)
  }
})
