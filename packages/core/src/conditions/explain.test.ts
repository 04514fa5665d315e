import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Answer, Answers } from '../answers.ts'
import type { Field } from '../field.ts'
import type { FormSchema } from '../form.ts'
import {
  aForm,
  allOf,
  anyOf,
  aRule,
  shownWhen,
  shownWhenAll,
  shownWhenAny,
} from '../testing/a-form.ts'
import { fewFieldTypes } from '../testing/field-types.ts'
import { blockingRules, describeSeenValue, explainForm, logicOf, obstaclesOf } from './explain.ts'
import { operatorNames } from './operators.ts'
import { visibleFields } from './visibility.ts'

function explain(schema: FormSchema, answers: Answers, id: string) {
  const found = explainForm(schema, answers, fewFieldTypes).find(({ field }) => field.id === id)
  if (found === undefined) throw new Error(`no field ${id}`)
  return found
}

/** The rules that keep a field hidden, each as `number: seen value`. */
function inTheWay(schema: FormSchema, answers: Answers, id: string) {
  const { logic } = explain(schema, answers, id)
  return logic === null
    ? []
    : blockingRules(logic).map((truth) => `${truth.number}: ${describeSeenValue(truth)}`)
}

test('a hidden question names the rule that hides it and the value that the rule saw', () => {
  const form = aForm()
    .radio('plan', ['Free', 'Pro'])
    .text('company', shownWhen('plan', 'equals', 'Pro'))
  expect(inTheWay(form, {}, 'company')).toEqual(['1: it has no answer yet'])
  expect(inTheWay(form, { plan: 'Free' }, 'company')).toEqual(['1: the answer is “Free”'])
  expect(inTheWay(form, { plan: 'Pro' }, 'company')).toEqual([])
  expect(explain(form, { plan: 'Pro' }, 'company').isVisible).toBe(true)
})

test('a rule that holds is not listed as blocking', () => {
  const form = aForm()
    .radio('a', ['x', 'y'])
    .number('b')
    .text('c', shownWhenAll(aRule('a', 'equals', 'x'), aRule('b', 'greater_than', '4')))
  expect(inTheWay(form, { a: 'x', b: '2' }, 'c')).toEqual(['2: the answer is “2”'])
})

test('of a fork, no way is open: each is named, down to the rule', () => {
  const form = aForm()
    .text('a')
    .text('b')
    .text(
      'c',
      shownWhenAny(
        aRule('a', 'equals', 'x'),
        allOf(aRule('a', 'is_not_empty'), aRule('b', 'equals', 'z')),
      ),
    )
  expect(inTheWay(form, { a: 'y' }, 'c')).toEqual([
    '1: the answer is “y”',
    '3: it has no answer yet',
  ])
})

test('a rule that reads a hidden question is explained', () => {
  const form = aForm()
    .text('a')
    .text('b', shownWhen('a', 'equals', 'x'))
    .text('c', shownWhen('b', 'equals', 'y'))
  expect(inTheWay(form, { b: 'y' }, 'c')).toEqual(['1: hidden, so it has no answer'])
})

test('cycles and deleted questions are explained', () => {
  const form = aForm()
    .text('a', shownWhen('b', 'is_not_empty'))
    .text('b', shownWhen('a', 'is_not_empty'))
    .text('c', shownWhen('nobody', 'equals', 'x'))
  expect(inTheWay(form, { a: 'x', b: 'y' }, 'a')).toEqual([
    '1: part of a loop, so it counts as unanswered',
  ])
  expect(inTheWay(form, {}, 'c')).toEqual(['1: there is no such field, so it counts as unanswered'])
})

test('in a traditional form there is nothing to explain', () => {
  const form = aForm()
    .text('a')
    .text('b', shownWhen('a', 'equals', 'x'))
    .with({ mode: 'traditional' })
  expect(explain(form, {}, 'b')).toMatchObject({ isVisible: true, logic: null })
})

const ids = ['a', 'b', 'c', 'd', 'e', 'f']
const texts = ['', ' ', 'x', 'xy', '5', '5.0', '10', '2026-01-01']
const id = fc.constantFrom(...ids)
const text = fc.constantFrom(...texts)
const rule = fc
  .tuple(
    fc.oneof({ weight: 9, arbitrary: id }, { weight: 1, arbitrary: fc.constant('gone') }),
    fc.constantFrom(...operatorNames, 'sounds_like'),
    text,
    fc.option(id, { nil: undefined }),
  )
  .map(([source, condition, value, valueFrom]) => ({
    ...aRule(source, condition, value),
    ...(valueFrom !== undefined && { valueFrom }),
  }))
const rules = fc.array(rule, { maxLength: 3 })
const inner = fc.tuple(rules, fc.boolean()).map(([of, all]) => (all ? allOf : anyOf)(...of))
const conditional = fc
  .tuple(rules, fc.array(inner, { maxLength: 2 }), fc.boolean())
  .map(([of, groups, all]) => (all ? allOf : anyOf)(...of, ...groups))
const field = (fieldId: string) =>
  fc
    .record({
      type: fc.constantFrom('text', 'number', 'date', 'checkbox', 'payment'),
      conditional: fc.option(conditional, { nil: undefined }),
    })
    .map((more): Field => ({ id: fieldId, label: fieldId, options: texts, ...more }))
const form = fc.tuple(...ids.map(field)).map((fields): FormSchema => ({ fields, settings: {} }))
const answers = fc.dictionary(
  id,
  fc.oneof(
    text,
    fc.array(text, { maxLength: 2 }),
    fc.record({ status: text }),
  ) as fc.Arbitrary<Answer>,
)

test('on every form, the explanation equals the visibility', () => {
  fc.assert(
    fc.property(form, answers, (schema, given) => {
      const shown = new Set(visibleFields(schema, given, fewFieldTypes).map((one) => one.id))
      for (const { field: one, isVisible, logic } of explainForm(schema, given, fewFieldTypes)) {
        expect(isVisible).toBe(shown.has(one.id))
        // The explanation combines the outcomes of the rules itself, so compare it with visibility.
        expect(logic?.holds ?? true).toBe(shown.has(one.id))
        if (logic !== null) expect(blockingRules(logic).length === 0 || !isVisible).toBe(true)
      }
    }),
    { numRuns: 1_000 },
  )
})

test('a group of which one rule is enough is one obstacle', () => {
  const inner = {
    id: 'g',
    operator: 'OR' as const,
    rules: [aRule('b', 'equals', 'x'), aRule('b', 'equals', 'y')],
    groups: [],
  }
  const conditional = {
    operator: 'AND' as const,
    rules: [aRule('a', 'equals', 'x')],
    groups: [inner],
  }
  const schema = aForm().text('a').text('b').text('c', { conditional })
  const { logic } = explain(schema, {}, 'c')
  const found = logic === null ? [] : obstaclesOf(logic)
  expect(found.map(({ kind }) => kind)).toEqual(['rule', 'group'])
  const [, group] = found
  expect(group?.kind === 'group' && logicOf(group)).toEqual({ ...inner, id: undefined })
  const shown = explain(schema, { a: 'x', b: 'y' }, 'c').logic
  expect(shown && obstaclesOf(shown)).toEqual([])
})

test('a hidden field always has a rule in its way', () => {
  fc.assert(
    fc.property(form, answers, (schema, given) => {
      for (const { isVisible, logic } of explainForm(schema, given, fewFieldTypes)) {
        const inIts = logic === null ? [] : blockingRules(logic)
        expect(inIts.length > 0).toBe(!isVisible)
      }
    }),
  )
})
