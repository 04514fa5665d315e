import { rulesOf } from '@ramiform/core/conditions/condition'
import type { Field } from '@ramiform/core/field'
import { emptySchema } from '@ramiform/core/form'
import { limits } from '@ramiform/core/limits'
import type { Value } from '@ramiform/core/value'
import { expect, test } from 'vitest'
import type { FormDraft } from '../../../editing/draft/form-draft.ts'
import { importFields, importForm } from './import-fields.ts'

const text = (id: string): Field => ({ id, type: 'text', label: id })
const draftWith = (...fields: Field[]): FormDraft => ({
  name: 'Form',
  description: '',
  schema: { ...emptySchema(), fields },
})

test('imported fields go where they are wanted and the first is selected', () => {
  const edit = importFields([text('b'), text('c')], 1, 5)(draftWith(text('a'), text('d')))
  expect(edit?.draft.schema.fields.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
  expect(edit).toMatchObject({ selected: 'b', name: 'Import 2 fields' })
})

test('a field whose id is taken gets another, and the rules that came with it follow', () => {
  const dependent: Field = {
    ...text('after'),
    conditional: {
      operator: 'AND',
      rules: [],
      groups: [
        {
          id: 'g',
          operator: 'OR',
          rules: [{ id: 'r', fieldId: 'a', condition: 'equals', value: 'x' }],
          groups: [],
        },
      ],
    },
  }
  const edit = importFields([text('a'), dependent], 1, 5)(draftWith(text('a'), text('field_5')))
  const [, copy, follower] = edit?.draft.schema.fields ?? []
  expect(copy?.id).toBe('field_6')
  expect(follower?.conditional && rulesOf(follower.conditional)[0]?.fieldId).toBe('field_6')
})

test('a whole form brings its name and settings in the same step', () => {
  const head = {
    name: 'Open day',
    description: 'With tea',
    settings: { mode: 'traditional' },
  } as const
  const edit = importForm(head, [text('b')], 1, 5)(draftWith(text('a')))
  expect(edit).toMatchObject({ name: 'Import a form', selected: 'b' })
  expect(edit?.draft).toEqual({
    name: 'Open day',
    description: 'With tea',
    schema: { fields: [text('a'), text('b')], settings: { mode: 'traditional' } },
  })
  expect(importForm(head, [], 0, 5)(draftWith())).toBeNull()
})

test('nothing is imported into a form that would become too large', () => {
  const many = Array.from({ length: limits.fieldsInEditor }, (_, index) => text(`f${index}`))
  expect(importFields([text('one more')], 0, 5)(draftWith(...many))).toBeNull()
})

test('scenarios of an imported form follow fields with new ids, and expect nothing of the others', () => {
  const scenario = { id: 's', name: 'One', pinned: true, answers: { a: 'x' }, visible: ['a', 'b'] }
  const head = { name: 'Open day', description: '', settings: { scenarios: [scenario] } }
  const edit = importForm(head, [text('a'), text('b')], 1, 5)(draftWith(text('a')))
  expect(edit?.draft.schema.settings.scenarios).toEqual([
    { ...scenario, answers: { field_5: 'x' }, visible: ['field_5', 'b'], unchecked: ['a'] },
  ])
})

test('sections come along with free ids, and their rules follow', () => {
  const conditional = { dependsOn: 'a', condition: 'equals', value: 'x' }
  const sections = [
    { id: 's', title: 'New', conditional },
    { id: 'unused', title: 'Unused' },
  ]
  const draft = draftWith(text('a'), { ...text('old'), section: 's' })
  const before = { ...draft, schema: { ...draft.schema, sections: [{ id: 's', title: 'Old' }] } }
  const found = [text('a'), { ...text('b'), section: 's' }]
  const schema = importFields(found, 2, 5, { sections })(before)?.draft.schema
  expect(schema?.sections).toEqual([
    { id: 's', title: 'Old' },
    { id: 's_2', title: 'New', conditional: { ...conditional, dependsOn: 'field_5' } },
  ])
  expect(schema?.fields.map(({ id, section }) => [id, section])).toEqual([
    ['a', undefined],
    ['old', 's'],
    ['field_5', 's'],
    ['b', 's_2'],
  ])
})

test('hidden fields and endings come along; a hidden field of the same name is that one', () => {
  const reads = (id: string) => ({
    conditional: { dependsOn: id, condition: 'equals', value: 'x' },
  })
  const draft = draftWith(text('a'))
  const before = {
    ...draft,
    schema: {
      ...draft.schema,
      hiddenFields: [{ id: 'h', name: 'source' }],
      endings: [{ id: 'end' }],
    },
  }
  const parts = {
    hiddenFields: [
      { id: 'x', name: 'source' },
      { id: 'h', name: 'plan' },
    ],
    endings: [{ id: 'end', title: 'Hi', ...reads('x') }],
  }
  const edit = importFields([{ ...text('b'), ...reads('h') }], 1, 5, parts)(before)
  expect(edit?.draft.schema).toMatchObject({
    fields: [{ id: 'a' }, { id: 'b', conditional: { dependsOn: 'field_5' } }],
    hiddenFields: [
      { id: 'h', name: 'source' },
      { id: 'field_5', name: 'plan' },
    ],
    endings: [{ id: 'end' }, { id: 'end_2', title: 'Hi', conditional: { dependsOn: 'h' } }],
  })
})

const shop: readonly Field[] = [
  { id: 'p', type: 'price', label: 'Price' },
  { id: 'q', type: 'quantity', label: 'Count' },
  { id: 'pay', type: 'payment', label: 'Pay', payment: { items: [{ price: 'p', quantity: 'q' }] } },
]

test('an imported payment adds up the imported prices, not those that were here before', () => {
  const edit = importFields(shop, 3, 5)(draftWith(...shop))
  const [price, quantity, payment] = edit?.draft.schema.fields.slice(3) ?? []
  expect(payment?.payment?.items).toEqual([{ price: price?.id, quantity: quantity?.id }])
  expect(price?.id).not.toBe('p')
})

test('an imported payment charges the imported value, not the one that was here before', () => {
  const total: Value = {
    id: 'total',
    name: 'Total',
    type: 'number',
    formula: { kind: 'number', value: 5 },
  }
  const pay: Field = { id: 'pay', type: 'payment', label: 'Pay', payment: { value: 'total' } }
  const before = draftWith()
  const here = { ...before, schema: { ...before.schema, values: [total] } }
  const schema = importFields([pay], 0, 5, { values: [total] })(here)?.draft.schema
  expect(schema?.values?.map(({ id }) => id)).toEqual(['total', 'field_5'])
  expect(schema?.fields[0]?.payment).toEqual({ value: 'field_5' })
})

test('ignored findings of an imported form stay with their fields', () => {
  const finding = { code: 'x', rules: [1], reason: 'r', by: 'A', at: '2026-01-01T00:00:00Z' }
  const ignoredFindings = [{ ...finding, fieldId: 'a' }, finding]
  const head = { name: 'F', description: '', settings: { ignoredFindings } }
  const edit = importForm(head, [text('a')], 1, 5)(draftWith(text('a')))
  expect(edit?.draft.schema.settings.ignoredFindings).toEqual([
    { ...finding, fieldId: 'field_5' },
    finding,
  ])
})

test('a form without fields gets the translations of an imported form, another one does not', () => {
  const head = { name: 'F', description: '', settings: { language: 'en' } } as const
  const texts = [
    { place: 'form:title', source: 'F', text: 'Formular' },
    { place: 'a.label', source: 'a', text: 'A' },
    { place: 's.title', source: 'New', text: 'Neu' },
    { place: 'left_out.label', source: 'x', text: 'x' },
  ]
  const translations = [{ language: 'de', texts }] as const
  const parts = { translations, sections: [{ id: 's', title: 'New' }] }
  const fields = [{ ...text('a'), section: 's' }]
  const empty = draftWith()
  const taken = { ...empty, schema: { ...empty.schema, values: [], endings: [{ id: 's' }] } }
  const edit = importForm(head, fields, 0, 5, parts)(taken)
  const places = edit?.draft.schema.translations?.[0]?.texts.map(({ place }) => place)
  expect(places).toEqual(['form:title', 'a.label', 's_2.title'])
  const other = importForm(head, fields, 1, 5, parts)(draftWith(text('b')))
  expect(other?.draft.schema.translations).toBeUndefined()
})
