import { expect, test } from 'vitest'
import { annualSaving, plans } from './plans.ts'

test('a year is compared with twelve monthly payments', () => {
  expect(plans.map((plan) => [plan.name, annualSaving(plan)])).toEqual([
    ['Free', 0],
    ['Pro', 49],
    ['Enterprise', 789],
  ])
})

test('a year that costs more than twelve months saves nothing', () => {
  expect(annualSaving({ monthlyPrice: 10, annualPrice: 130 })).toBe(0)
})
