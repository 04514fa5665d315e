import type { AdvancedConditional, Conditional } from '@ramiform/core/conditions/condition'
import { rulesOf } from '@ramiform/core/conditions/condition'
import { expect, test } from 'vitest'
import { sameLogic } from '../forms/same-logic.ts'
import { isWithinLimits, putLogic } from './put-logic.ts'

const is = (dependsOn: string, value: string): Conditional => ({
  dependsOn,
  condition: 'equals',
  value,
})
const rule = (id: string, fieldId: string) => ({ id, fieldId, condition: 'equals', value: 'x' })
const any: AdvancedConditional = {
  operator: 'OR',
  rules: [rule('a', 'one'), rule('b', 'two')],
  groups: [],
}

function ids() {
  let count = 0
  return () => {
    count += 1
    return `new_${count}`
  }
}

test('a field without logic gets the rule, and replacing removes the old logic', () => {
  expect(putLogic(undefined, is('plan', 'Pro'), 'and', ids())).toEqual(is('plan', 'Pro'))
  expect(putLogic(any, is('plan', 'Pro'), 'replace', ids())).toEqual(is('plan', 'Pro'))
})

test('a rule is not combined with logic that has no rules', () => {
  const empty: AdvancedConditional = { operator: 'AND', rules: [], groups: [] }
  expect(putLogic(empty, is('plan', 'Pro'), 'or', ids())).toEqual(is('plan', 'Pro'))
})

test('two rules become a group with their operator', () => {
  const both = putLogic(is('plan', 'Pro'), is('size', '5'), 'and', ids()) as AdvancedConditional
  expect([both.operator, both.rules.map(({ fieldId }) => fieldId), both.groups]).toEqual([
    'AND',
    ['plan', 'size'],
    [],
  ])
})

test('a group with the same operator gets the rule; with another operator it is nested', () => {
  const wider = putLogic(any, is('plan', 'Pro'), 'or', ids()) as AdvancedConditional
  expect([wider.rules.length, wider.groups.length]).toEqual([3, 0])
  const narrower = putLogic(any, is('plan', 'Pro'), 'and', ids()) as AdvancedConditional
  expect(narrower.rules.map(({ fieldId }) => fieldId)).toEqual(['plan'])
  expect(narrower.groups.map(({ operator, rules }) => [operator, rules.length])).toEqual([
    ['OR', 2],
  ])
})

test('every rule and group has a unique id', () => {
  const joined = putLogic(any, any, 'and', ids()) as AdvancedConditional
  const all = [...rulesOf(joined), ...joined.groups].map(({ id }) => id)
  expect(new Set(all).size).toBe(6)
})

test('equal logic is recognized whatever its ids, simple or advanced', () => {
  expect(
    sameLogic(any, { ...any, id: 'other', rules: any.rules.map((one) => ({ ...one, id: '' })) }),
  ).toBe(true)
  expect(sameLogic(is('one', 'x'), { operator: 'OR', rules: [rule('a', 'one')], groups: [] })).toBe(
    true,
  )
  expect(sameLogic(is('one', 'x'), is('one', 'y'))).toBe(false)
  expect(sameLogic(any, { ...any, operator: 'AND' })).toBe(false)
})

test('logic beyond the limit is rejected before it is stored', () => {
  const many: AdvancedConditional = {
    operator: 'OR',
    rules: Array.from({ length: 500 }, (_, at) => rule(`r${at}`, 'one')),
    groups: [],
  }
  expect(isWithinLimits(many)).toBe(true)
  expect(isWithinLimits(putLogic(many, is('plan', 'Pro'), 'or', ids()))).toBe(false)
})
