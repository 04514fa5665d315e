import type { Field } from '@ramiform/core/field'
import { expect, test } from 'vitest'
import { chosenFields, editedField, editedFields, type FieldEdit } from './edit-found.ts'

const plan: Field = { id: 'plan', type: 'radio', label: 'Plan', options: ['Free', 'Pro'] }
const company: Field = {
  id: 'company',
  type: 'text',
  label: 'Company',
  conditional: { dependsOn: 'plan', condition: 'equals', value: 'Pro' },
}

test('a found field is added with the words, the type and the star that it was given', () => {
  const edit = { label: 'Which plan?', type: 'select', required: true }
  expect(editedField(plan, edit)).toMatchObject({ ...edit, id: 'plan', options: ['Free', 'Pro'] })
})

test('a text that becomes a choice has options to begin with, and a choice that becomes a text has none', () => {
  expect(editedField(company, { type: 'radio' }).options?.length).toBeGreaterThan(0)
  expect(editedField(company, { type: 'radio' }).conditional).toEqual(company.conditional)
  expect(editedField(plan, { type: 'text' })).not.toHaveProperty('options')
})

test('logic that reads a field which is left out is left out with it', () => {
  const edits = new Map()
  expect(chosenFields([plan, company], new Set(), edits)).toEqual([plan, company])
  const [alone] = chosenFields([plan, company], new Set(['plan']), edits)
  expect(alone).toEqual({ id: 'company', type: 'text', label: 'Company' })
})

test('options are changed one a line, and rules follow an option to its new words', () => {
  const edits = new Map<string, FieldEdit>([
    ['plan', { options: 'Free of charge\n Professional \n' }],
  ])
  const [changed, follower] = editedFields([plan, company], edits)
  expect(changed?.options).toEqual(['Free of charge', 'Professional'])
  expect(follower?.conditional).toMatchObject({ value: 'Professional' })
})

test('where options come or go, rules stay as they are', () => {
  const edits = new Map<string, FieldEdit>([['plan', { options: 'Pro' }]])
  const [changed, follower] = editedFields([plan, company], edits)
  expect(changed?.options).toEqual(['Pro'])
  expect(follower?.conditional).toEqual(company.conditional)
  expect(editedField(plan, { options: ' \n' }).options).toEqual(plan.options)
})

test('a field loses its condition when its owner wants it shown always, and gets it back', () => {
  expect(editedField(company, { always: true })).not.toHaveProperty('conditional')
  expect(editedField(company, { always: false }).conditional).toEqual(company.conditional)
})
