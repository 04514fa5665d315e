import type { Field } from '@ramiform/core/field'
import { aForm, aRule, shownWhenAny } from '@ramiform/core/testing/a-form'
import { fieldTypes } from '@ramiform/fields'
import { expect, test } from 'vitest'
import { classesOfAnswers } from './classes-of-answers.ts'
import { formLogic } from './form-logic.ts'

type Rules = readonly (readonly [condition: string, value: string])[]

/** The classes that these comparisons tell apart. */
function classesFor(type: string, more: Partial<Field>, ...rules: Rules) {
  const form = aForm()
    .field(type, 's', more)
    .text('x', shownWhenAny(...rules.map(([condition, value]) => aRule('s', condition, value))))
  const [field] = form.fields
  if (field === undefined) throw new Error('no field')
  return classesOfAnswers(field, formLogic(form).atomsOf[0] ?? [], { fieldTypes, patterns: null })
}

/** The examples of the classes that were found. */
function examples(type: string, more: Partial<Field>, ...rules: Rules) {
  return classesFor(type, more, ...rules)
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

test('examples that contain a text are answers that a person could type', () => {
  const long = { validation: { min: 30 } }
  const emails = examples(
    'email',
    {},
    ['contains', '@acme.com'],
    ['contains', 'acme'],
    ['contains', '.edu'],
  )
  expect(emails).toEqual(expect.arrayContaining(['name@acme.com', 'name@example.edu']))
  expect(examples('email', {}, ['contains', 'acme.com'], ['contains', '@'])).toContain(
    'name@acme.com',
  )
  expect(examples('email', {}, ['contains', 'ada'], ['contains', 'acme.com'])).toContain(
    'ada@acme.com',
  )
  expect(examples('phone', {}, ['contains', '+49'])).toContain('+49 555 0100')
  expect(examples('url', {}, ['contains', '/docs'])).toContain('example.org/docs')
  expect(examples('textarea', long, ['contains', 'Ramiform'])).toEqual([
    undefined,
    'This is an example of a longer answer.',
    'Ramiform. This is an example of a longer answer.',
  ])
  expect(examples('text', { validation: { min: 10, max: 16 } }, ['contains', 'Pro'])).toEqual([
    undefined,
    'This is an',
    'Pro. This is an',
  ])
})

test('pieces that do not fit into the length together are in no text', () => {
  const classes = (max: number, ...pieces: readonly string[]) =>
    classesFor('text', { validation: { max } }, ...pieces.map((one) => ['contains', one] as const))
  const holdsAll = (max: number, ...pieces: readonly string[]) =>
    classes(max, ...pieces).filter(({ truth }) => truth.every((one) => one !== false))
  expect(holdsAll(2, 'ab', 'cd')).toEqual([])
  expect(holdsAll(4, 'abc', 'cde')).toEqual([])
  expect(holdsAll(5, 'abc', 'cde')).toMatchObject([{ example: 'abcde', isCertain: true }])
  expect(holdsAll(5, 'cde', 'abc')).toMatchObject([{ example: 'abcde', isCertain: true }])
  expect(holdsAll(7, 'efg', 'abc', 'cde')).toMatchObject([{ example: 'abcdefg' }])
  // Bounds do not count the length of white space.
  expect(holdsAll(1, '   ')).not.toEqual([])
})
