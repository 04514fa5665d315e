import { fieldTypes } from '@ramiform/fields'
import { expect, test } from 'vitest'
import { english } from '../built-in-texts/en.ts'
import type { Field } from '../field.ts'
import { partialAnswers } from '../filling/partial-answers.ts'
import type { FormSchema } from '../form.ts'
import type { Formula } from '../formula.ts'
import { checkSubmission } from '../validation/check-submission.ts'
import { checkRules } from './check-rules.ts'
import type { Conditional } from './condition.ts'
import { explainForm } from './explain.ts'

const context = { fieldTypes, patterns: null, words: english }
const meal: Field = { id: 'meal', type: 'radio', label: 'Meal', options: ['Lunch', 'Dinner'] }
const is = (dependsOn: string, value: string, condition = 'equals'): Conditional => ({
  dependsOn,
  condition,
  value,
})
const menu: Field = {
  id: 'menu',
  type: 'radio',
  label: 'Menu',
  options: ['Fish', 'Vegan', 'Steak'],
  optionsWhen: [{ option: 'Vegan', when: is('meal', 'Lunch') }],
}
const extras: Field = { ...menu, id: 'extras', type: 'checkbox', label: 'Extras' }
const why: Field = { id: 'why', type: 'text', label: 'Why', conditional: is('menu', 'Vegan') }
const form = (...fields: Field[]): FormSchema => ({ fields, settings: {} })
const acceptedOf = (schema: FormSchema, answers = {}) =>
  checkSubmission(schema, answers, context).accepted
const problemsOf = (schema: FormSchema, answers = {}) =>
  checkSubmission(schema, answers, context).problems.map(
    ({ fieldId, code }) => `${fieldId} ${code}`,
  )

test('an answer keeps an option only while it is offered', () => {
  const schema = form(meal, menu, extras, why)
  const answers = { menu: 'Vegan', extras: ['Fish', 'Vegan'], why: 'x' }
  expect(acceptedOf(schema, { meal: 'Lunch', ...answers })).toEqual({ meal: 'Lunch', ...answers })
  expect(acceptedOf(schema, { meal: 'Dinner', ...answers })).toEqual({
    meal: 'Dinner',
    extras: ['Fish'],
  })
  expect(problemsOf(schema, { meal: 'Dinner', ...answers })).toEqual([])
  expect(acceptedOf(schema, { extras: ['Vegan'] })).toEqual({})
  expect(partialAnswers(schema, { meal: 'Dinner', ...answers }, context).data).toEqual({
    meal: 'Dinner',
    extras: ['Fish'],
  })
})

test('a required choice whose answer is removed needs another answer', () => {
  const schema = form(meal, { ...menu, required: true })
  expect(problemsOf(schema, { meal: 'Dinner', menu: 'Vegan' })).toEqual(['menu required'])
  expect(problemsOf(schema, { meal: 'Lunch', menu: 'Vegan' })).toEqual([])
})

test('a choice that offers nothing shows, and is not required', () => {
  const none: Field = {
    ...menu,
    required: true,
    options: ['Vegan'],
  }
  const schema = form(meal, none)
  expect(problemsOf(schema, { meal: 'Dinner' })).toEqual([])
  expect(problemsOf(schema, { meal: 'Lunch' })).toEqual(['menu required'])
  const { visible } = checkSubmission(schema, { meal: 'Dinner' }, context)
  expect(visible.map(({ id, options }) => [id, options])).toEqual([
    ['meal', ['Lunch', 'Dinner']],
    ['menu', []],
  ])
  // With *Other*, visitors can still answer.
  expect(problemsOf(form(meal, { ...none, other: 'Another' }), { meal: 'Dinner' })).toEqual([
    'menu required',
  ])
  const sometimes: Field = {
    ...none,
    required: false,
    requiredWhen: is('meal', '', 'is_not_empty'),
  }
  expect(problemsOf(form(meal, sometimes), { meal: 'Dinner' })).toEqual([])
  expect(problemsOf(form(meal, sometimes), { meal: 'Lunch' })).toEqual(['menu required'])
})

test('hidden sources count as empty, and removed options count for further options', () => {
  const hidden: Field = { ...meal, conditional: is('gone', 'x') }
  expect(acceptedOf(form(hidden, menu), { meal: 'Lunch', menu: 'Vegan' })).toEqual({})
  const sauce: Field = {
    id: 'sauce',
    type: 'checkbox',
    label: 'Sauce',
    options: ['Tofu', 'Salsa'],
    optionsWhen: [{ option: 'Tofu', when: is('menu', 'Vegan') }],
  }
  // Before its sources in the form, too.
  const schema = form(sauce, menu, meal)
  const answers = { menu: 'Vegan', sauce: ['Tofu', 'Salsa'] }
  expect(acceptedOf(schema, { ...answers, meal: 'Dinner' })).toEqual({
    sauce: ['Salsa'],
    meal: 'Dinner',
  })
  expect(acceptedOf(schema, { ...answers, meal: 'Lunch' })).toEqual({ ...answers, meal: 'Lunch' })
})

test('in a loop, the condition of the option sees no answer', () => {
  const itself: Field = { ...menu, optionsWhen: [{ option: 'Vegan', when: is('menu', 'Fish') }] }
  expect(acceptedOf(form(itself), { menu: 'Vegan' })).toEqual({})
  const byWhy: Field = {
    ...menu,
    optionsWhen: [{ option: 'Vegan', when: is('why', '', 'is_empty') }],
  }
  const schema = form(byWhy, why)
  // The question that reads the choice is decided as ever.
  expect(acceptedOf(schema, { menu: 'Vegan', why: 'x' })).toEqual({ menu: 'Vegan', why: 'x' })
  expect(checkRules(schema)).toEqual([
    {
      fieldId: 'menu option 2',
      rule: 1,
      code: 'cycle',
      about: 'why',
      message: 'Rule 1: Circular dependency detected: Menu → Why → Menu',
    },
  ])
})

test('traditional forms, rows of tables and unknown options ignore it', () => {
  const answers = { meal: 'Dinner', menu: 'Vegan' }
  const traditional: FormSchema = { ...form(meal, menu), settings: { mode: 'traditional' } }
  expect(acceptedOf(traditional, answers)).toEqual(answers)
  const rows = form(meal, { ...menu, table: 't' }, { ...extras, type: 'radio', table: 't' })
  expect(acceptedOf({ ...rows, tables: [{ id: 't' }] }, answers)).toEqual(answers)
  const other: Field = { ...menu, optionsWhen: [{ option: 'Soup', when: is('meal', 'Lunch') }] }
  expect(acceptedOf(form(meal, other), answers)).toEqual(answers)
})

const twice: Formula = {
  kind: 'product',
  of: [
    { kind: 'answer', id: 'n' },
    { kind: 'number', value: 2 },
  ],
}

test('conditions of options read values and hidden fields', () => {
  const fields: Field[] = [
    { id: 'n', type: 'number', label: 'N' },
    { ...extras, optionsWhen: [{ option: 'Steak', when: is('v', '5', 'greater_than') }] },
    { ...menu, optionsWhen: [{ option: 'Vegan', when: is('h', 'yes') }] },
  ]
  const schema: FormSchema = {
    fields,
    hiddenFields: [{ id: 'h', name: 'h', value: 'yes' }],
    values: [{ id: 'v', name: 'V', type: 'number', formula: twice }],
    settings: {},
  }
  expect(acceptedOf(schema, { n: '3', extras: ['Steak'], menu: 'Vegan', v: '0' })).toEqual({
    n: '3',
    h: 'yes',
    v: '6',
    extras: ['Steak'],
    menu: 'Vegan',
  })
  expect(acceptedOf(schema, { n: '2', extras: ['Steak'], menu: 'Vegan', h: 'no' })).toEqual({
    n: '2',
    h: 'no',
    v: '4',
  })
})

test('explanations see the answers without options that are not offered', () => {
  const [, , whyShown] = explainForm(form(meal, menu, why), { menu: 'Vegan' }, fieldTypes)
  expect(whyShown?.isVisible).toBe(false)
  expect(whyShown?.logic?.children).toMatchObject([{ seen: { kind: 'no answer' } }])
})
