import { describe, expect, test } from 'vitest'
import type { Answer } from '../answers.ts'
import type { Field } from '../field.ts'
import { fewFieldTypes } from '../testing/field-types.ts'
import { checkAnswer } from './check-answer.ts'
import type { PatternEngine } from './problem.ts'

/** A minimal engine to test the order of checks; the real one is tested in its own package. */
const patterns: PatternEngine = {
  matches: (pattern, text) => new RegExp(pattern).test(text),
  refusal: (pattern) => (pattern === '(' ? 'unfinished' : null),
}
const check = (field: Partial<Field>, answer?: Answer) =>
  checkAnswer({ id: 'it', type: 'text', label: 'It', ...field }, answer, {
    fieldTypes: fewFieldTypes,
    patterns,
  })
const code = (field: Partial<Field>, answer?: Answer) => check(field, answer)?.code ?? null

describe('required (decision 1)', () => {
  test('nothing, an empty list and white space leave a required field empty', () => {
    for (const answer of [undefined, '', ' \n\t', []]) {
      expect(code({ required: true }, answer)).toBe('required')
      expect(code({ required: false }, answer)).toBeNull()
    }
    expect(code({ required: true, type: 'checkbox' }, [])).toBe('required')
  })

  test('payments have their own messages, and a started payment is not complete', () => {
    const payment = { type: 'payment', required: true }
    expect(code(payment)).toBe('payment_required')
    expect(code(payment, {})).toBe('payment_incomplete')
    expect(code({ type: 'payment' }, { clientSecret: '', status: '' })).toBe('payment_incomplete')
    expect(code(payment, { status: 'succeeded' })).toBeNull()
  })

  test('an optional blank answer is never wrong', () => {
    const strict = { validation: { min: 3, pattern: '^x' } }
    expect(code({ ...strict, type: 'email' }, '  ')).toBeNull()
    expect(code({ ...strict, type: 'number' }, '')).toBeNull()
  })
})

describe('bounds (decision 11)', () => {
  test('of a text count its characters', () => {
    const field = { validation: { min: 2, max: 3 } }
    expect(check(field, 'a')).toEqual({ fieldId: 'it', code: 'too_short', limit: 2 })
    expect(check(field, 'abcd')).toEqual({ fieldId: 'it', code: 'too_long', limit: 3 })
    expect([code(field, 'ab'), code(field, 'abc')]).toEqual([null, null])
  })

  test('of a number bound its value', () => {
    const field = { type: 'number', validation: { min: -1, max: 10 } }
    expect(check(field, '-1.01')).toEqual({ fieldId: 'it', code: 'too_small', limit: -1 })
    expect(check(field, '1e2')).toEqual({ fieldId: 'it', code: 'too_large', limit: 10 })
    expect([code(field, '-1'), code(field, '10.0')]).toEqual([null, null])
    expect(code(field, 'ten')).toBe('format')
  })

  test('a bound of zero is a bound', () => {
    expect(code({ type: 'number', validation: { min: 0 } }, '-1')).toBe('too_small')
    expect(code({ validation: { max: 0 } }, 'a')).toBe('too_long')
  })
})

test('one problem a field: length before pattern, pattern before the own check', () => {
  const field = { type: 'email', validation: { min: 5, pattern: '^x' } }
  expect(code(field, 'ab')).toBe('too_short')
  expect(code(field, 'abcdef')).toBe('pattern')
  expect(code(field, 'xbcdef')).toBe('email')
  expect(code(field, 'x@example.org')).toBeNull()
})

test('a pattern that cannot run, or has no engine yet, accepts every answer', () => {
  expect(code({ validation: { pattern: '(' } }, 'a')).toBeNull()
  const field = { id: 'it', type: 'text', label: 'It', validation: { pattern: '^x' } }
  expect(checkAnswer(field, 'a', { fieldTypes: fewFieldTypes, patterns: null })).toBeNull()
})

test('an answer of another shape, or of an unknown type, has the wrong format', () => {
  expect(code({ validation: { min: 2 } }, ['a'])).toBe('format')
  expect(code({}, { status: 'x' })).toBe('format')
  expect(code({ type: 'checkbox', options: ['a'] }, 'a')).toBe('format')
  expect(code({ type: 'payment' }, 'paid')).toBe('format')
  expect(code({ type: 'hologram' }, 'a')).toBe('format')
  expect(code({ type: 'constructor' }, 'a')).toBe('format')
})
