import { expect, test } from 'vitest'
import { asSimple } from './simple-logic.ts'

const rule = { id: 'r', fieldId: 'a', condition: 'equals', value: 'x' }

test('advanced logic of one rule can be simple again, wherever that rule stands', () => {
  const simple = { dependsOn: 'a', condition: 'equals', value: 'x' }
  expect(asSimple({ operator: 'AND', rules: [rule], groups: [] })).toEqual(simple)
  const inner = { id: 'g', operator: 'OR', rules: [rule], groups: [] } as const
  expect(asSimple({ operator: 'AND', rules: [], groups: [inner] })).toEqual(simple)
})

test('what simple logic cannot say stays advanced', () => {
  expect(asSimple({ operator: 'AND', rules: [rule, { ...rule, id: 's' }], groups: [] })).toBeNull()
  const greater = { ...rule, condition: 'greater_than' }
  expect(asSimple({ operator: 'AND', rules: [greater], groups: [] })).toBeNull()
  expect(asSimple({ operator: 'AND', rules: [], groups: [] })).toBeNull()
})
