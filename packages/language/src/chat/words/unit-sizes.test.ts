import { expect, test } from 'vitest'
import { tokensOf } from './tokens.ts'
import { inUnitOf } from './unit-sizes.ts'

const converted = (label: string, said: string, amount: string) =>
  inUnitOf(tokensOf(label), tokensOf(said), amount)

test('an amount converts to the unit of the label', () => {
  expect(converted('Stay in months', 'more than 1 year', '1')).toBe('12')
  expect(converted('Days since delivery', '2 weeks', '2')).toBe('14')
  expect(converted('Hours per week', '5 hours a week', '5')).toBe('5')
  expect(converted('Age', '18 years', '18')).toBe('18')
})

test('units that do not convert exactly give nothing', () => {
  expect(converted('Stay in months', '10 days', '10')).toBeNull()
})
