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

test('a found field is added with its edited label, type and required mark', () => {
  const edit = { label: 'Which plan?', type: 'select', required: true }
  expect(editedField(plan, edit)).toMatchObject({ ...edit, id: 'plan', options: ['Free', 'Pro'] })
})

test('a text changed to a choice gets options, and a choice changed to a text loses them', () => {
  expect(editedField(company, { type: 'radio' }).options?.length).toBeGreaterThan(0)
  expect(editedField(company, { type: 'radio' }).conditional).toEqual(company.conditional)
  expect(editedField(plan, { type: 'text' })).not.toHaveProperty('options')
})

test('leaving out a field also leaves out the logic that reads it', () => {
  const edits = new Map()
  expect(chosenFields([plan, company], new Set(), edits)).toEqual([plan, company])
  const [alone] = chosenFields([plan, company], new Set(['plan']), edits)
  expect(alone).toEqual({ id: 'company', type: 'text', label: 'Company' })
})

test('options are edited one per line, and rules use the new text of an option', () => {
  const edits = new Map<string, FieldEdit>([
    ['plan', { options: 'Free of charge\n Professional \n' }],
  ])
  const [changed, follower] = editedFields([plan, company], edits)
  expect(changed?.options).toEqual(['Free of charge', 'Professional'])
  expect(follower?.conditional).toMatchObject({ value: 'Professional' })
})

test('adding or removing options does not change rules', () => {
  const edits = new Map<string, FieldEdit>([['plan', { options: 'Pro' }]])
  const [changed, follower] = editedFields([plan, company], edits)
  expect(changed?.options).toEqual(['Pro'])
  expect(follower?.conditional).toEqual(company.conditional)
  expect(editedField(plan, { options: ' \n' }).options).toEqual(plan.options)
})

test('a field set to always shown loses its condition, and gets it back', () => {
  expect(editedField(company, { always: true })).not.toHaveProperty('conditional')
  expect(editedField(company, { always: false }).conditional).toEqual(company.conditional)
})
