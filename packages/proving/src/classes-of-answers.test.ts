import type { Field } from '@ramiform/core/field'
import { aForm, aRule, shownWhenAny } from '@ramiform/core/testing/a-form'
import { fieldTypes } from '@ramiform/fields'
import { expect, test } from 'vitest'
import { classesOfAnswers } from './classes-of-answers.ts'
import { formLogic } from './form-logic.ts'

/** The examples of the classes that these comparisons tell apart. */
function examples(
  type: string,
  more: Partial<Field>,
  ...rules: readonly (readonly [string, string])[]
) {
  const form = aForm()
    .field(type, 's', more)
    .text('x', shownWhenAny(...rules.map(([condition, value]) => aRule('s', condition, value))))
  const [field] = form.fields
  if (field === undefined) throw new Error('no field')
  return classesOfAnswers(field, formLogic(form).atomsOf[0] ?? [], { fieldTypes, patterns: null })
    .filter(({ isCertain }) => isCertain)
    .map(({ example }) => example)
}

test('options that no rule tells apart are one class', () => {
  expect(examples('radio', { options: ['a', 'b', 'c'] }, ['equals', 'b'])).toEqual([
    undefined,
    'a',
    'b',
  ])
})

test('checkboxes have a class for each subset that rules tell apart', () => {
  const options = ['a', 'b', 'c']
  expect(examples('checkbox', { options }, ['contains', 'a'])).toEqual([undefined, ['a'], ['b']])
  expect(examples('checkbox', { options }, ['equals', 'a'], ['contains', 'a'])).toEqual([
    undefined,
    ['a'],
    ['b'],
    ['a', 'b'],
  ])
})

test('between two neighboring numbers lies a decimal, and for pieces nothing', () => {
  const between = [
    ['greater_than', '1'],
    ['less_than', '2'],
  ] as const
  expect(examples('number', {}, ...between)).toEqual([undefined, '0', '2', '1.5'])
  expect(examples('quantity', {}, ...between)).toEqual([undefined, '1', '2'])
})

test('bounds exclude what lies beyond them', () => {
  expect(
    examples('number', { validation: { min: 5 } }, ['greater_than', '3'], ['less_than', '4']),
  ).toEqual([undefined, '5'])
})

test('days are whole, so nothing lies between neighbors', () => {
  const found = examples('date', {}, ['greater_than', '2026-01-01'], ['less_than', '2026-01-02'])
  expect(found).toHaveLength(3)
})

test('texts have the values that rules name, and another text', () => {
  expect(examples('text', {}, ['equals', 'Yes'], ['contains', 'es'])).toEqual([
    undefined,
    'Example',
    'Yes',
    'es',
  ])
})
