import { describe, expect, test } from 'vitest'
import { allOf, anyOf, aRule, shownWhen } from '../testing/a-form.ts'
import { rulesOf } from './condition.ts'
import * as edit from './edit.ts'

const ids = () => {
  let count = 0
  return () => {
    count += 1
    return `new${count}`
  }
}
const rule = (id: string) => aRule('a', 'equals', 'x', id)
const logic = {
  ...allOf(rule('r1'), rule('r2'), {
    ...anyOf(rule('r3'), { ...allOf(rule('r4')), id: 'inner' }),
    id: 'outer',
  }),
  id: 'whole',
}
const order = (conditional: typeof logic | ReturnType<typeof edit.removeRule>) =>
  rulesOf(conditional).map(({ id }) => id)

test('simple logic becomes one rule under AND (spec section 4)', () => {
  const { conditional } = shownWhen('plan', 'equals', 'Pro')
  expect(edit.toAdvanced(conditional, ids())).toEqual({
    operator: 'AND',
    rules: [{ id: 'new1', fieldId: 'plan', condition: 'equals', value: 'Pro' }],
    groups: [],
  })
})

test('advanced logic keeps its ids and gets missing ones', () => {
  expect(edit.toAdvanced(logic, ids())).toEqual(logic)
  const imported = allOf(rule(''), rule('r1'), rule('r1'), anyOf(rule('')))
  const named = edit.toAdvanced(imported, ids())
  const all = [...order(named), ...named.groups.map(({ id }) => id)]
  expect(new Set(all).size).toBe(5)
  expect(all).not.toContain('')
})

test('a copy shares no id and no object with its original', () => {
  const copy = edit.copyConditional(logic, ids())
  expect(rulesOf(copy).map(({ value }) => value)).toEqual(['x', 'x', 'x', 'x'])
  for (const { id } of rulesOf(copy)) expect(order(logic)).not.toContain(id)
  const simple = shownWhen('a', 'is_empty').conditional
  expect(edit.copyConditional(simple, ids())).toEqual(simple)
  expect(edit.copyConditional(simple, ids())).not.toBe(simple)
})

describe('changes return a new object and leave the original', () => {
  const before = structuredClone(logic)

  test('add', () => {
    expect(order(edit.addRule(logic, null, rule('r5')))).toEqual(['r1', 'r2', 'r5', 'r3', 'r4'])
    expect(order(edit.addRule(logic, 'inner', rule('r5')))).toEqual(['r1', 'r2', 'r3', 'r4', 'r5'])
    const group = { ...anyOf(rule('r6')), id: 'more' }
    expect(order(edit.addGroup(logic, 'outer', group))).toEqual(['r1', 'r2', 'r3', 'r4', 'r6'])
    expect(edit.addGroup(logic, null, group).groups).toHaveLength(2)
  })

  test('change', () => {
    const changed = edit.updateRule(logic, 'r4', { value: 'y' })
    expect(rulesOf(changed).find(({ id }) => id === 'r4')?.value).toBe('y')
    expect(edit.setGroupOperator(logic, 'inner', 'OR').groups[0]?.groups[0]?.operator).toBe('OR')
    expect(edit.setGroupOperator(logic, null, 'OR').operator).toBe('OR')
  })

  test('remove', () => {
    expect(order(edit.removeRule(logic, 'r4'))).toEqual(['r1', 'r2', 'r3'])
    expect(order(edit.removeGroup(logic, 'outer'))).toEqual(['r1', 'r2'])
  })

  test('move', () => {
    expect(order(edit.moveRule(logic, 'r1', null, 1))).toEqual(['r2', 'r1', 'r3', 'r4'])
    expect(order(edit.moveRule(logic, 'r1', 'inner', 0))).toEqual(['r2', 'r3', 'r1', 'r4'])
    const moved = edit.moveGroup(logic, 'inner', null, 0)
    expect(moved.groups.map(({ id }) => id)).toEqual(['inner', 'outer'])
  })

  test('duplicate, wrap in a group, and take a group away around its rules', () => {
    expect(order(edit.duplicateRule(logic, 'r3', ids()))).toEqual(['r1', 'r2', 'r3', 'new1', 'r4'])
    const wrapped = edit.wrapRule(logic, 'r1', ids())
    expect(order(wrapped)).toEqual(['r2', 'r1', 'r3', 'r4'])
    expect(wrapped.groups[0]).toMatchObject({ id: 'new1', operator: 'OR' })
    expect(edit.wrapRule(logic, 'r3', ids()).groups[0]?.groups[0]?.operator).toBe('AND')
    const unwrapped = edit.unwrapGroup(logic, 'outer')
    expect(order(unwrapped)).toEqual(['r1', 'r2', 'r3', 'r4'])
    expect(unwrapped.groups.map(({ id }) => id)).toEqual(['inner'])
  })

  test('unknown ids and moves into itself change nothing', () => {
    expect(edit.moveRule(logic, 'gone', null, 0)).toBe(logic)
    expect(edit.moveRule(logic, 'r1', 'gone', 0)).toBe(logic)
    expect(edit.moveGroup(logic, 'outer', 'inner', 0)).toBe(logic)
    expect(edit.moveGroup(logic, 'outer', 'outer', 0)).toBe(logic)
    expect(edit.removeRule(logic, 'gone')).toEqual(logic)
  })

  test('the original', () => {
    expect(logic).toEqual(before)
  })
})
