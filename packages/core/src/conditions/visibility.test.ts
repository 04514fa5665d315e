import { describe, expect, test } from 'vitest'
import type { Answers } from '../answers.ts'
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
import type { Rule } from './condition.ts'
import { createVisibility, visibleFields } from './visibility.ts'

const shown = (form: FormSchema, answers: Answers = {}) =>
  visibleFields(form, answers, fewFieldTypes).map(({ id }) => id)

const planForm = aForm()
  .radio('plan', ['Free', 'Pro'])
  .text('company', shownWhen('plan', 'equals', 'Pro'))
  .text('size', shownWhen('company', 'is_not_empty'))

test('a question appears when its condition starts to hold, and goes when it stops', () => {
  const visibility = createVisibility(planForm, fewFieldTypes)
  expect(visibility.visible()).toEqual(['plan'])
  expect(visibility.setAnswer('plan', 'Pro')).toEqual(['company'])
  expect(visibility.visible()).toEqual(['plan', 'company'])
  expect(visibility.setAnswer('plan', 'Free')).toEqual(['company'])
  expect(visibility.isVisible('company')).toBe(false)
})

test('hiding cascades, and an answer counts again when its field reappears (decision 2)', () => {
  const visibility = createVisibility(planForm, fewFieldTypes, { plan: 'Pro', company: 'Acme' })
  expect(visibility.visible()).toEqual(['plan', 'company', 'size'])
  expect(visibility.setAnswer('plan', 'Free')).toEqual(['company', 'size'])
  expect(visibility.setAnswer('plan', 'Pro')).toEqual(['company', 'size'])
})

test('an answer typed into a hidden field counts once the field shows', () => {
  const visibility = createVisibility(planForm, fewFieldTypes)
  expect(visibility.setAnswer('company', 'Acme')).toEqual([])
  expect(visibility.setAnswer('plan', 'Pro')).toEqual(['company', 'size'])
})

test('new answers replace all the old ones', () => {
  const visibility = createVisibility(planForm, fewFieldTypes, { plan: 'Pro', company: 'Acme' })
  visibility.setAnswers({ plan: 'Pro' })
  expect(visibility.visible()).toEqual(['plan', 'company'])
})

test('a source may come after its dependents', () => {
  const form = aForm()
    .text('last', shownWhen('middle', 'is_not_empty'))
    .text('middle', shownWhen('first', 'is_not_empty'))
    .text('first')
  expect(shown(form, { first: 'x', middle: 'y' })).toEqual(['last', 'middle', 'first'])
  expect(shown(form, { middle: 'y' })).toEqual(['first'])
})

describe('groups (decision 8)', () => {
  const form = (more: object) => aForm().text('a').text('b').text('c').text('asked', more)
  const asked = (more: object, answers: Answers) => shown(form(more), answers).includes('asked')
  const [a, b, c] = ['a', 'b', 'c'].map((id) => aRule(id, 'equals', 'yes')) as [Rule, Rule, Rule]

  test('all of, any of, and one inside the other', () => {
    expect(asked(shownWhenAll(a, b), { a: 'yes' })).toBe(false)
    expect(asked(shownWhenAll(a, b), { a: 'yes', b: 'yes' })).toBe(true)
    expect(asked(shownWhenAny(a, b), { b: 'yes' })).toBe(true)
    expect(asked(shownWhenAny(a, b), {})).toBe(false)
    expect(asked(shownWhenAll(a, anyOf(b, c)), { a: 'yes', c: 'yes' })).toBe(true)
    expect(asked(shownWhenAll(a, anyOf(b, c)), { b: 'yes', c: 'yes' })).toBe(false)
    expect(asked(shownWhenAny(a, allOf(b, anyOf(c))), { b: 'yes', c: 'yes' })).toBe(true)
    expect(asked(shownWhenAny(a, allOf(b, anyOf(c))), { b: 'yes' })).toBe(false)
  })

  test('a group without rules holds', () => {
    expect(asked(shownWhenAny(), {})).toBe(true)
    expect(asked(shownWhenAll(), {})).toBe(true)
    expect(asked(shownWhenAny(a, allOf()), {})).toBe(true)
    expect(asked(shownWhenAll(a, anyOf()), {})).toBe(false)
  })

  test("a rule's own operator is stored and never evaluated", () => {
    const rules = [{ ...a, operator: 'OR' as const }, b]
    expect(asked({ conditional: { operator: 'AND', rules, groups: [] } }, { a: 'yes' })).toBe(false)
  })
})

test('an unknown condition holds, and so shows a field with simple logic (decision 7)', () => {
  const form = aForm()
    .text('a')
    .text('simple', shownWhen('a', 'sounds_like', 'x'))
    .text('among', shownWhenAll(aRule('a', 'sounds_like'), aRule('a', 'equals', 'x')))
    .text('inherited', shownWhen('a', 'constructor'))
  expect(shown(form)).toEqual(['a', 'simple', 'inherited'])
  expect(shown(form, { a: 'x' })).toEqual(['a', 'simple', 'among', 'inherited'])
})

test('a rule with a deleted field sees an empty answer (decision 7)', () => {
  const form = aForm()
    .text('equal', shownWhen('gone', 'equals', 'x'))
    .text('unequal', shownWhen('gone', 'not_equals', 'x'))
    .text('empty', shownWhen('', 'is_empty'))
  expect(shown(form, { gone: 'x', '': 'x' })).toEqual(['unequal', 'empty'])
  const visibility = createVisibility(form, fewFieldTypes)
  expect([visibility.setAnswer('gone', 'x'), visibility.setAnswer('', 'x')]).toEqual([[], []])
  expect(visibility.visible()).toEqual(['unequal', 'empty'])
})

describe('cycles (decision 9)', () => {
  const ring = aForm()
    .text('a', shownWhen('c', 'is_empty'))
    .text('b', shownWhen('a', 'is_not_empty'))
    .text('c', shownWhen('b', 'is_empty'))
    .text('self', shownWhen('self', 'is_empty'))
    .text('after', shownWhen('a', 'is_not_empty'))

  test('each field takes its sources in the cycle as empty', () => {
    expect(shown(ring)).toEqual(['a', 'c', 'self'])
    expect(shown(ring, { a: 'x', b: 'x', c: 'x', self: 'x' })).toEqual(['a', 'c', 'self', 'after'])
  })

  test('sources outside the cycle count as usual', () => {
    const form = aForm()
      .text('key')
      .text('a', shownWhenAll(aRule('b', 'is_empty'), aRule('key', 'equals', 'go')))
      .text('b', shownWhen('a', 'is_empty'))
    expect(shown(form)).toEqual(['key', 'b'])
    expect(shown(form, { key: 'go', b: 'x' })).toEqual(['key', 'a', 'b'])
  })
})

test('a traditional form shows everything (decision 24)', () => {
  expect(shown(planForm.with({ mode: 'traditional' }))).toEqual(['plan', 'company', 'size'])
})

test('names that every object has are fields like any other', () => {
  const form = aForm()
    .text('constructor')
    .text('__proto__', shownWhen('constructor', 'is_not_empty'))
    .text('after', shownWhen('__proto__', 'equals', 'x'))
  expect(shown(form)).toEqual(['constructor'])
  const answers: Answers = JSON.parse('{"constructor": "x", "__proto__": "x"}')
  expect(shown(form, answers)).toEqual(['constructor', '__proto__', 'after'])
})

test('numbers compare as numbers only where the source holds numbers', () => {
  const form = aForm()
    .number('count')
    .text('words')
    .text('by_count', shownWhen('count', 'equals', '5'))
    .text('by_words', shownWhen('words', 'equals', '5'))
  expect(shown(form, { count: '5.0', words: '5.0' })).toEqual(['count', 'words', 'by_count'])
})

describe('ten thousand fields', () => {
  const size = 10_000
  const ids = Array.from({ length: size }, (_, index) => `f${index}`)
  const answers = Object.fromEntries(ids.map((id) => [id, 'yes']))
  const chain = (source: (index: number) => number): FormSchema => ({
    settings: {},
    fields: ids.map((id, index) => {
      const logic = ids[source(index)]
      return { id, type: 'text', label: id, ...(logic && shownWhen(logic, 'equals', 'yes')) }
    }),
  })

  test.each([
    ['forwards', chain((index) => index - 1), 'f0'],
    ['backwards', chain((index) => index + 1), `f${size - 1}`],
  ])('in a chain %s all go and come with the first', (_, form, first) => {
    const visibility = createVisibility(form, fewFieldTypes, answers)
    expect(visibility.visible()).toHaveLength(size)
    expect(visibility.setAnswer(first, 'no')).toHaveLength(size - 1)
    expect(visibility.visible()).toEqual([first])
    expect(visibility.setAnswer(first, 'yes')).toHaveLength(size - 1)
  })

  test('in a ring none counts for another', () => {
    const ring = chain((index) => (index + 1) % size)
    expect(createVisibility(ring, fewFieldTypes, answers).visible()).toEqual([])
  })

  test('in a star all go with the one', () => {
    const star = chain((index) => (index === 0 ? -1 : 0))
    const visibility = createVisibility(star, fewFieldTypes, answers)
    expect(visibility.setAnswer('f0', 'no')).toHaveLength(size - 1)
  })
})
