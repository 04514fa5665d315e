import { describeConditional } from '@ramiform/core/conditions/describe'
import type { Field } from '@ramiform/core/field'
import { expect, test } from 'vitest'
import { chosenFields, editedField, editedFields, type FieldEdit, namedForm } from './edit-found.ts'

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

test('what a changed type cannot have is left out, and the rest stays', () => {
  const pictures = [{ option: 'A', image: 'a'.repeat(64) }]
  const found: Field = {
    id: 'f',
    type: 'radio',
    label: 'F',
    options: ['A', 'B'],
    other: 'Other',
    shuffle: true,
    pictures,
  }
  const as = (type: string) => editedFields([found], new Map([['f', { type }]]))[0]
  expect(as('checkbox')).toMatchObject({ other: 'Other', shuffle: true, pictures })
  const listed = as('select')
  expect(listed).toMatchObject({ other: 'Other', shuffle: true })
  expect(listed).not.toHaveProperty('pictures')
  for (const member of ['other', 'shuffle', 'pictures'])
    expect(as('ranking')).not.toHaveProperty(member)
  const [renamed] = editedFields([found], new Map([['f', { options: 'Apple\nB' }]]))
  expect(renamed?.pictures).toEqual([{ option: 'Apple', image: 'a'.repeat(64) }])
})

test('labels and conditions name fields in place of answers, also values and hidden fields', () => {
  const fields: readonly Field[] = [
    { id: 'name', type: 'text', label: 'Name' },
    { id: 'age', type: 'number', label: 'Hi {{name|}}, how old are you?' },
    {
      id: 'why',
      type: 'text',
      label: 'Why {{total|}}?',
      conditional: {
        operator: 'AND',
        rules: [
          { id: '1', fieldId: 'age', condition: 'greater_than', value: '5' },
          { id: '2', fieldId: 'total', condition: 'greater_than', value: '9' },
        ],
        groups: [],
      },
    },
  ]
  const total = {
    id: 'total',
    name: 'Total',
    type: 'number',
    formula: { kind: 'number', value: 1 },
  }
  const form = namedForm({ fields, warnings: [], values: [total] as never }, fields)
  expect(form.fields.map(({ label }) => label)).toEqual([
    'Name',
    'Hi [Name], how old are you?',
    'Why [Total]?',
  ])
  const words = describeConditional(fields[2]?.conditional ?? ({ rules: [] } as never), form)
  expect(words.map(({ text }) => text).join('')).toBe(
    'Hi [Name], how old are you? is greater than 5 and Total is greater than 9',
  )
})

test('a text without a title is named by its text', () => {
  const text = { id: 't', type: 'statement', label: '', description: 'Hello **{{plan|}}**' }
  const found = { fields: [plan, text], warnings: [] }
  expect(namedForm(found, found.fields).fields[1]?.label).toBe('Hello [Plan]')
})

test('a question changed to a text loses what only answers need, and no rule reads it', () => {
  const asked = { ...plan, required: true, errorText: 'Choose one', defaultAnswer: 'Pro' }
  const edits = new Map([['plan', { type: 'statement' }]])
  const [text, follower] = chosenFields([asked, company], new Set(), edits)
  expect(text).toMatchObject({ type: 'statement', label: 'Plan', required: false })
  for (const name of ['options', 'errorText', 'defaultAnswer'])
    expect(text).not.toHaveProperty(name)
  expect(follower).not.toHaveProperty('conditional')
})

test('a text changed to a question keeps its emphasis', () => {
  const text = { id: 't', type: 'statement', label: 'Hello', description: 'We **ask**' }
  const edited = editedField(text, { type: 'text', required: true })
  expect(edited).toMatchObject({ markedDescription: true, required: true })
})
