import { fieldTypes } from '@ramiform/fields'
import { expect, test } from 'vitest'
import { wordsIn } from '../built-in-texts/all-words.ts'
import { languages } from '../built-in-texts/languages.ts'
import type { Field } from '../field.ts'
import { checkAnswer } from './check-answer.ts'
import { messageFor } from './messages.ts'

const context = { fieldTypes, patterns: null }
const needs: Field = {
  id: 'needs',
  type: 'checkbox',
  label: 'Needs',
  options: ['a', 'b', 'c', 'd'],
  minChoices: 2,
  maxChoices: 3,
}
const weight: Field = { id: 'weight', type: 'number', label: 'Weight' }
const problem = (field: Field, answer: Parameters<typeof checkAnswer>[1]) =>
  checkAnswer(field, answer, context)

test('fewest and most count the choices of an answer', () => {
  expect(problem(needs, ['a'])).toEqual({ fieldId: 'needs', code: 'too_few', limit: 2 })
  expect(problem(needs, ['a', 'b'])).toBeNull()
  expect(problem(needs, ['a', 'b', 'c', 'd'])).toMatchObject({ code: 'too_many', limit: 3 })
})

test('an optional question can stay empty, and a required one asks for an answer first', () => {
  expect(problem(needs, undefined)).toBeNull()
  expect(problem(needs, [])).toBeNull()
  expect(problem({ ...needs, required: true }, [])).toMatchObject({ code: 'required' })
})

test('a text of the visitor is one choice', () => {
  const withOther = { ...needs, other: 'Other' }
  expect(problem(withOther, ['a', 'My own'])).toBeNull()
  expect(problem(withOther, ['My own'])).toMatchObject({ code: 'too_few' })
})

test('an answer that is no option is wrong before its choices count', () => {
  expect(problem(needs, ['x'])).toMatchObject({ code: 'format' })
})

test.each([
  ['2', { step: 1 }, null],
  ['2.5', { step: 1 }, { code: 'whole' }],
  ['0.3', { step: 0.1 }, null],
  ['0.30', { step: 0.1 }, null],
  ['0.35', { step: 0.1 }, { code: 'step', limit: 0.1 }],
  ['15', { step: 10, min: 5 }, null],
  ['20', { step: 10, min: 5 }, { code: 'nearest', limit: 25 }],
  ['20', { step: 10, min: 5, max: 24 }, { code: 'nearest', limit: 15 }],
  ['7', { step: 5, min: 10 }, { code: 'too_small', limit: 10 }],
  ['abc', { step: 5 }, { code: 'format' }],
] as const)('%s with %o', (answer, validation, expected) => {
  const found = problem({ ...weight, validation }, answer)
  if (expected === null) expect(found).toBeNull()
  else expect(found).toMatchObject(expected)
})

test('a quantity is whole and in steps', () => {
  const boxes = { ...weight, type: 'quantity', validation: { step: 6 } }
  expect(problem(boxes, '12')).toBeNull()
  expect(problem(boxes, '10')).toMatchObject({ code: 'step', limit: 6 })
  expect(problem(boxes, '1.5')).toMatchObject({ code: 'quantity' })
})

test('every language says what is wrong, with the limit', () => {
  for (const language of languages) {
    const say = (answer: readonly string[]) => {
      const found = problem(needs, answer)
      return found && messageFor(found, needs, 'standard', wordsIn(language))
    }
    expect(say(['a'])).toContain('Needs')
    expect(say(['a', 'b', 'c', 'd'])).toMatch(/3/)
  }
  const found = problem(needs, ['a'])
  expect(found && messageFor(found, needs, 'standard', wordsIn('en'))).toBe(
    'Choose at least 2 options in Needs',
  )
})
