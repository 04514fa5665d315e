import type { Field } from '@ramiform/core/field'
import { expect, test } from 'vitest'
import { chosenFields, editedField } from './edit-found.ts'

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
