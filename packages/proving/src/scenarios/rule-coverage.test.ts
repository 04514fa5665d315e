import { aForm, aRule, shownWhen, shownWhenAll } from '@ramiform/core/testing/a-form'
import { fieldTypes } from '@ramiform/fields'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomForm } from '../testing/random-forms.ts'
import { generateScenarios } from './generate-scenarios.ts'
import { isCovered, outcomesOf, rulesOfForm } from './rule-coverage.ts'

const form = aForm()
  .radio('plan', ['Free', 'Pro'])
  .number('seats', shownWhen('plan', 'equals', 'Pro'))
  .text('terms', shownWhenAll(aRule('plan', 'equals', 'Pro'), aRule('seats', 'greater_than', '5')))

test('a rule is covered by an answer that makes it true and one that makes it false, where it decides', () => {
  const [seats, plan, limit] = rulesOfForm(form)
  if (seats === undefined || plan === undefined || limit === undefined) throw new Error('no rules')
  const outcomes = (...all: object[]) =>
    new Set(all.flatMap((answers) => [...outcomesOf(form, { ...answers })]))
  const covered = outcomes(
    { plan: 'Free' },
    { plan: 'Pro', seats: '6' },
    { plan: 'Pro', seats: '5' },
  )
  expect([isCovered(seats, covered), isCovered(limit, covered)]).toEqual([true, true])
  // Without Pro, seats are hidden: both rules are false, and neither decides alone.
  expect(isCovered(plan, covered)).toBe(false)
  expect(isCovered(limit, outcomes({ plan: 'Pro', seats: '6' }))).toBe(false)
  expect(rulesOfForm(form.with({ mode: 'traditional' }))).toEqual([])
})

test('the view and the generator agree on what is covered', () => {
  fc.assert(
    fc.property(randomForm, (schema) => {
      const { scenarios, covered, rules } = generateScenarios(schema, {
        fieldTypes,
        patterns: null,
      })
      const outcomes = new Set(scenarios.flatMap(({ answers }) => [...outcomesOf(schema, answers)]))
      const all = rulesOfForm(schema)
      expect(all.length).toBe(rules)
      expect(all.filter((rule) => isCovered(rule, outcomes)).length).toBe(covered)
    }),
    { numRuns: 100 },
  )
})
