import type { Field } from '@ramiform/core/field'
import { fieldTypes } from '@ramiform/fields'
import { createPatternEngine } from '@ramiform/patterns'
import { expect, test } from 'vitest'
import { fieldProblems } from './field-problems.ts'

const patterns = createPatternEngine()
const problemsOf = (field: Partial<Field>) =>
  fieldProblems({ id: 'a', type: 'radio', label: 'Size', ...field }, fieldTypes.radio, patterns, [])

test('a field as it is added has nothing wrong with it', () => {
  expect(problemsOf({ options: ['S', 'M'] })).toEqual({})
})

test('a statement needs a title or a text', () => {
  const problemOf = (label: string, description?: string) =>
    fieldProblems(
      { id: 'a', type: 'statement', label, ...(description && { description }) },
      fieldTypes.statement,
      patterns,
      [],
    ).label
  expect(problemOf('')).toBe('Add a title or a text.')
  expect(problemOf(' ', ' ')).toBe('Add a title or a text.')
  expect(problemOf('Welcome')).toBeUndefined()
  expect(problemOf('', 'Bring boots.')).toBeUndefined()
  expect(problemsOf({ label: '' }).label).toBe('Add a label so visitors know what to answer.')
})

test('a choice without options, with an empty one or with two alike says so', () => {
  expect(problemsOf({ options: [] }).options).toContain('at least one option')
  expect(problemsOf({ options: ['S', ' '] }).options).toBe('Option 2 is empty.')
  expect(problemsOf({ options: ['S', 'S'] }).options).toBe('The option “S” appears twice.')
})

test('a pattern that does not compile gets its message before saving', () => {
  const { 'validation.pattern': message } = problemsOf({
    options: ['S'],
    validation: { pattern: '(' },
  })
  expect(message).toMatch(/pattern cannot be read/i)
})

test('texts beyond their limits and half characters are named', () => {
  expect(problemsOf({ options: ['S'], label: 'x'.repeat(10_000) }).label).toBe(
    'At most 500 characters; this has 10,000.',
  )
  expect(problemsOf({ options: ['S'], label: '\ud800' }).label).toContain('cannot be saved')
  expect(problemsOf({ options: ['S'], label: '👋 مرحبا' }).label).toBeUndefined()
})

test('bounds that nothing can meet say so', () => {
  expect(problemsOf({ options: ['S'], validation: { min: 5, max: 2 } })['validation.min']).toBe(
    'The minimum (5) is greater than the maximum (2).',
  )
})

test('amounts that no provider takes are told at their setting', () => {
  const message = 'Enter an amount from 0.00 to 999999.99.'
  const payment = { amount: 100_000_000, minAmount: 10.5, maxAmount: 99_999_999 }
  expect(problemsOf({ options: ['S'], payment })).toEqual({
    'payment.amount': message,
    'payment.minAmount': message,
  })
})
