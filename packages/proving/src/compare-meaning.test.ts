import type { Field, PaymentSettings } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import {
  aForm,
  allOf,
  anyOf,
  aRule,
  shownWhen,
  shownWhenAll,
  shownWhenAny,
} from '@ramiform/core/testing/a-form'
import type { Value } from '@ramiform/core/value'
import { fieldTypes } from '@ramiform/fields'
import { expect, test } from 'vitest'
import { compareMeaning } from './compare-meaning.ts'
import { connectedForm, longForm } from './testing/large-forms.ts'

const context = { fieldTypes, patterns: null }
const changes = (before: FormSchema, after: FormSchema) =>
  compareMeaning(before, after, context).fields
const changeOf = (before: FormSchema, after: FormSchema, id = 'x') =>
  changes(before, after).find(({ fieldId }) => fieldId === id)

const asked = aForm()
  .radio('plan', ['Free', 'Pro'], { label: 'Plan' })
  .number('n', { label: 'Number' })
const plan = (value: string) => aRule('plan', 'equals', value)

test('a field is now also shown, no longer shown, or both, with the fewest answers', () => {
  const free = asked.text('x', { label: 'Details', ...shownWhenAny(plan('Free')) })
  const both = asked.text('x', { label: 'Details', ...shownWhenAny(plan('Free'), plan('Pro')) })
  const pro = asked.text('x', { label: 'Details', ...shownWhenAny(plan('Pro')) })
  expect(changeOf(free, both)).toEqual({
    fieldId: 'x',
    label: 'Details',
    change: 'wider',
    rewritten: false,
    witness: { before: null, after: { plan: 'Pro' } },
  })
  expect(changeOf(both, free)).toMatchObject({
    change: 'narrower',
    witness: { before: { plan: 'Pro' }, after: null },
  })
  expect(changeOf(free, pro)).toMatchObject({
    change: 'changed',
    witness: { before: { plan: 'Free' }, after: { plan: 'Pro' } },
  })
})

test('other rules with the same meaning are the same, and said to be rewritten', () => {
  const before = asked.text('x', shownWhenAny(plan('Free'), plan('Pro')))
  const after = asked.text('x', shownWhenAll(aRule('plan', 'is_not_empty')))
  expect(changeOf(before, after)).toMatchObject({ change: 'same', rewritten: true })
  expect(changeOf(before, before)).toMatchObject({ change: 'same', rewritten: false })
})

test('a change reaches the fields that depend on the changed one', () => {
  const form = (value: string) =>
    asked.text('d', shownWhen('plan', 'equals', value)).text('x', shownWhen('d', 'is_not_empty'))
  expect(changeOf(form('Free'), form('Pro'))).toMatchObject({
    change: 'changed',
    rewritten: false,
    witness: { before: { plan: 'Free', d: 'Example' }, after: { plan: 'Pro', d: 'Example' } },
  })
})

test('added and removed fields have the answers that show them', () => {
  const without = asked
  const withField = asked.text('x', { label: 'Details', ...shownWhen('plan', 'equals', 'Pro') })
  expect(changeOf(without, withField)).toMatchObject({
    change: 'added',
    witness: { before: null, after: { plan: 'Pro' } },
  })
  expect(changes(withField, without).at(-1)).toMatchObject({
    fieldId: 'x',
    label: 'Details',
    change: 'removed',
    witness: { before: { plan: 'Pro' }, after: null },
  })
})

test('a version does not see an answer that it does not accept', () => {
  const form = (...options: readonly string[]) =>
    aForm()
      .radio('plan', options, { label: 'Plan' })
      .text('x', shownWhen('plan', 'equals', 'Enterprise'))
      .text('y', shownWhen('plan', 'equals', 'Free'))
  const [small, large] = [form('Free', 'Pro'), form('Free', 'Pro', 'Enterprise')]
  expect(changes(small, large).map(({ change }) => change)).toEqual(['same', 'wider', 'same'])
  expect(changeOf(large, small)).toMatchObject({
    change: 'narrower',
    witness: { before: { plan: 'Enterprise' } },
  })
  expect(changeOf(small, large, 'plan')?.otherChanges).toEqual(['New option: Enterprise.'])
})

test('lengths of texts and how a question looks change no meaning', () => {
  const form = (type: string, max: number) =>
    aForm()
      .field(type, 't', { label: 'Comment', validation: { max } })
      .text('x', shownWhen('t', 'is_not_empty'))
  expect(changes(form('text', 100), form('textarea', 200))).toMatchObject([
    {
      change: 'same',
      otherChanges: [
        'The type was Text Input.',
        'It now accepts at most 200 characters. Before, it accepted at most 100 characters.',
      ],
    },
    { change: 'same' },
  ])
})

test('shuffling options is listed as a change, and the rules mean the same', () => {
  const form = (shuffle: boolean) =>
    aForm().field('radio', 'plan', { options: ['Free', 'Pro'], ...(shuffle && { shuffle }) })
  expect(changeOf(form(false), form(true), 'plan')).toMatchObject({
    change: 'same',
    otherChanges: ['The options are now in random order.'],
  })
  expect(changeOf(form(true), form(false), 'plan')?.otherChanges).toEqual([
    'The options are no longer in random order.',
  ])
})

test('limits of a date change what can be sent, not what shows', () => {
  const form = (members: Partial<Field>) =>
    aForm()
      .field('date', 'day', { label: 'Day', ...members })
      .text('late', { label: 'Late', ...shownWhen('day', 'greater_than', '2027-01-01') })
  const [free, limited] = [form({}), form({ latest: '2027-01-01' })]
  expect(changeOf(free, limited, 'day')).toMatchObject({
    change: 'same',
    otherChanges: ['It now accepts dates up to January 1, 2027. Before, it accepted any date.'],
  })
  expect(changeOf(free, limited, 'late')?.change).toBe('same')
  expect(changeOf(form({ earliest: 0 }), form({ earliest: 3 }), 'day')?.otherChanges).toEqual([
    'It now accepts dates from 3 days after today on. Before, it accepted dates from today on.',
  ])
})

test('a default answer and an error message change no meaning, and are told', () => {
  const form = (members: Partial<Field>) => aForm().field('text', 'name', members)
  const next = form({ defaultAnswer: 'Ada', errorText: 'Who are you?' })
  expect(changeOf(form({}), next, 'name')).toMatchObject({
    change: 'same',
    otherChanges: ['It now starts with Ada.', 'The error message changed.'],
  })
  expect(changeOf(next, form({}), 'name')?.otherChanges?.[0]).toBe(
    'It no longer starts with an answer.',
  )
})

test('new pictures are listed as a change, and the rules mean the same', () => {
  const picture = { option: 'Free', image: 'a'.repeat(64) }
  const form = (pictures: Field['pictures']) =>
    aForm().field('radio', 'plan', { options: ['Free', 'Pro'], pictures })
  expect(changeOf(form([]), form([picture]), 'plan')).toMatchObject({
    change: 'same',
    otherChanges: ['The pictures of the options changed.'],
  })
})

test('limits, patterns, prices and amounts are told as they are and as they were', () => {
  const changesOf = (before: Partial<Field>, after: Partial<Field>, type = 'number') =>
    changeOf(aForm().field(type, 'x', before), aForm().field(type, 'x', after))?.otherChanges
  expect(
    changesOf({ validation: { min: 1, max: 20 } }, { validation: { min: 1, max: 15 } }),
  ).toEqual(['It now accepts numbers from 1 to 15. Before, it accepted numbers from 1 to 20.'])
  expect(changesOf({}, { validation: { min: 3 } })).toEqual([
    'It now accepts numbers of at least 3. Before, it accepted any number.',
  ])
  expect(changesOf({}, { validation: { pattern: '^A' } }, 'text')).toEqual([
    'Answers now have to match ^A.',
  ])
  expect(changesOf({ fixedPrice: 1000 }, { fixedPrice: 1200 }, 'price')).toEqual([
    'The price is now 12.00. Before, it was 10.00.',
  ])
  expect(changesOf({ fixedPrice: 1000 }, {}, 'price')).toEqual([
    'The price is now entered by visitors. Before, it was 10.00.',
  ])
  expect(
    changesOf({ payment: { amount: 2000 } }, { payment: { amount: 2500 } }, 'payment'),
  ).toEqual(['The amount is now 25.00. Before, it was 20.00.'])
})

test('an amount that became a value is named', () => {
  const total: Value = {
    id: 'total',
    name: 'Total',
    type: 'number',
    formula: { kind: 'number', value: 5 },
  }
  const form = (payment: PaymentSettings, values: readonly Value[] = [total]) => ({
    ...aForm().payment('fee', { payment }),
    values,
  })
  const others = (before: FormSchema, after: FormSchema) =>
    changes(before, after).flatMap(({ otherChanges }) => otherChanges)
  const [fixed, byValue] = [form({ amount: 2000 }), form({ amount: 2000, value: 'total' })]
  expect(others(fixed, byValue)).toEqual([
    'The amount is now the calculated value “Total”. Before, it was 20.00.',
  ])
  expect(others(byValue, form({ amount: 2000, value: 'total' }, []))).toEqual([
    'The amount is now missing, because its calculated value was deleted. Before, it was the calculated value “Total”.',
  ])
})

test('settings that change what visitors can do belong to the comparison', () => {
  const form = asked.text('x')
  expect(compareMeaning(form, form, context).settings).toBeUndefined()
  expect(compareMeaning(form, form.with({ collectEmail: true }), context).settings).toEqual([
    { setting: 'Collect email', text: 'Now: on. Before: off.' },
  ])
})

test('a question of another kind is compared by the answers that either one accepts', () => {
  const form = (type: string) =>
    aForm()
      .field(type, 't')
      .text('x', shownWhen('t', 'equals', '5'))
  expect(changeOf(form('number'), form('quantity'))).not.toMatchObject({ change: 'wider' })
  const filled = (type: string) =>
    aForm().field(type, 't').text('x', shownWhen('t', 'is_not_empty'))
  expect(changeOf(filled('number'), filled('text'))).toMatchObject({
    witness: { after: { t: 'Example' } },
  })
})

test('a loop that goes away shows its fields', () => {
  const loop = aForm()
    .text('a', shownWhen('x', 'equals', '1'))
    .text('x', shownWhenAll(aRule('a', 'is_not_empty')))
  const line = aForm()
    .text('a')
    .text('x', shownWhenAll(aRule('a', 'is_not_empty')))
  expect(changeOf(loop, line)).toMatchObject({
    change: 'wider',
    witness: { after: { a: 'Example' } },
  })
})

test('traditional mode shows every field', () => {
  const form = asked.text('x', shownWhenAny(allOf(plan('Free'), plan('Pro'))))
  expect(changeOf(form, form.with({ mode: 'traditional' }))).toMatchObject({
    change: 'wider',
    witness: { after: {} },
  })
})

test('a long form with one edit has one change', () => {
  const form = longForm(200)
  const at = form.fields.findIndex(({ id }) => id === 'late5')
  const { conditional: _, ...late } = form.fields[at] ?? { id: '', type: '', label: '' }
  const after = { ...form, fields: form.fields.with(at, late) }
  const different = changes(form, after).filter(({ change }) => change !== 'same')
  expect(different.map(({ fieldId, change }) => [fieldId, change])).toEqual([
    ['late5', 'wider'],
    ['note5', 'wider'],
  ])
})

test('a change reaches the end of a long chain', () => {
  const chain = (first: ReturnType<typeof aRule>) => {
    let form = aForm().text('f0').text('f1', shownWhenAll(first))
    for (let at = 2; at < 100; at += 1)
      form = form.text(`f${at}`, shownWhen(`f${at - 1}`, 'is_not_empty'))
    return form
  }
  const found = changes(chain(aRule('f0', 'is_not_empty')), chain(aRule('f0', 'equals', 'x')))
  expect(found.slice(0, 1).map(({ change }) => change)).toEqual(['same'])
  expect(new Set(found.slice(1).map(({ change }) => change))).toEqual(new Set(['narrower']))
  expect(Object.keys(found.at(-1)?.witness.before ?? {})).toHaveLength(99)
})

test('removed options of a form where one question decides all are decided for every field', () => {
  const form = connectedForm(300)
  const after = {
    ...form,
    fields: form.fields.map((field) =>
      field.options === undefined ? field : { ...field, options: field.options.slice(0, 2) },
    ),
  }
  expect(new Set(changes(form, after).map(({ change }) => change))).toEqual(
    new Set(['same', 'narrower']),
  )
})

test('a deleted question that closed a loop takes what it showed with it', () => {
  const without = (fields: readonly Field[], id: string) => fields.filter((one) => one.id !== id)
  const form = aForm()
    .radio('a', ['x', 'y'])
    .number('b', { conditional: allOf(aRule('c', 'equals', '1'), aRule('e', 'equals', 'x')) })
    .number('c', { conditional: anyOf(aRule('a', 'equals', 'x'), aRule('e', 'equals', 'x')) })
    .date('d', { conditional: allOf(aRule('c', 'equals', '1'), aRule('a', 'equals', 'x')) })
    .checkbox('e', ['x', 'y'], shownWhen('d', 'is_empty'))
  const found = changes(form, { ...form, fields: without(form.fields, 'c') })
  expect(found.find(({ fieldId }) => fieldId === 'b')).toMatchObject({
    change: 'narrower',
    witness: { before: { a: 'x', c: '1', e: ['x'] } },
  })
})
