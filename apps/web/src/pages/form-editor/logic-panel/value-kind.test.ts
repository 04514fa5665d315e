import type { fieldTypes } from '@ramiform/fields'
import { expect, test } from 'vitest'
import { valueKind, valueProblem } from './value-kind.ts'

const field = (type: keyof typeof fieldTypes, options?: string[]) => ({
  ...{ id: 'a', type, label: 'A' },
  ...(options && { options }),
})
const plan = field('radio', ['Free', 'Pro'])

test('a value is given as answers to its source are', () => {
  expect(valueKind(plan, 'equals', '')).toBe('options')
  expect(valueKind(field('checkbox', []), 'contains', '')).toBe('options')
  expect(valueKind(field('number'), 'greater_than', '')).toBe('number')
  expect(valueKind(field('date'), 'less_than', '2026-01-31')).toBe('date')
  expect(valueKind(field('email'), 'equals', '')).toBe('text')
  expect(valueKind(undefined, 'equals', '')).toBe('text')
})

test('a part of a number or a date is free text, as is what is no date', () => {
  expect(valueKind(field('number'), 'contains', '')).toBe('text')
  expect(valueKind(field('date'), 'contains', '')).toBe('text')
  expect(valueKind(field('date'), 'equals', 'soon')).toBe('text')
})

test('a value that says something other than it seems is pointed out', () => {
  expect(valueProblem(plan, 'equals', 'Gold')).toBe('No longer an option')
  expect(valueProblem(plan, 'equals', 'Pro')).toBeNull()
  expect(valueProblem(field('number'), 'greater_than', 'many')).toBe('Not a number')
  expect(valueProblem(field('number'), 'contains', 'many')).toBeNull()
  expect(valueProblem(field('date'), 'equals', '31.1.2026')).toBe('Not a date')
  expect(valueProblem(field('text'), 'less_than', 'ten')).toBe('Neither a number nor a date')
  expect(valueProblem(field('text'), 'less_than', '10')).toBeNull()
  expect(valueProblem(field('text'), 'equals', '')).toBeNull()
})

test('a value that the server would refuse is told before it is sent', () => {
  expect(valueProblem(field('text'), 'contains', 'half \ud83d')).toMatch(/^Cannot be stored/)
  expect(valueProblem(field('text'), 'contains', 'whole \u{1f331}')).toBeNull()
})
