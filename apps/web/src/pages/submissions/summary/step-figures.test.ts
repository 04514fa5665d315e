import { expect, test } from 'vitest'
import { stepFigures } from './step-figures.ts'

const promoterScale = Array.from({ length: 11 }, (_, step) => String(step))
const counts = (given: Readonly<Record<string, number>>) =>
  Object.entries(given).map(([value, count]) => ({ value, count }))

test('the Net Promoter Score is the share of 9 and 10 less that of 0 to 6', () => {
  const choices = counts({ 10: 3, 9: 2, 8: 2, 7: 1, 6: 1, 0: 1 })
  expect(stepFigures(promoterScale, choices)).toEqual({ average: 7.7, netPromoterScore: 30 })
  expect(stepFigures(promoterScale, counts({ 6: 2 })).netPromoterScore).toBe(-100)
  expect(stepFigures(promoterScale, counts({ 9: 1, 6: 1 })).netPromoterScore).toBe(0)
})

test('other scales have an average only', () => {
  expect(stepFigures(['1', '2', '3'], counts({ 1: 1, 3: 1 }))).toEqual({
    average: 2,
    netPromoterScore: null,
  })
})

test('without answers that are numbers there are no figures', () => {
  const nothing = { average: null, netPromoterScore: null }
  expect(stepFigures(promoterScale, counts({ 10: 0 }))).toEqual(nothing)
  expect(stepFigures(promoterScale, counts({ Often: 4 }))).toEqual(nothing)
})
