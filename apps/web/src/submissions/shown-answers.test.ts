import { fieldTypes } from '@ramiform/fields'
import { expect, test } from 'vitest'
import { askedByAnswer, rowAnswers, shownAnswers } from './shown-answers.ts'

const schema = {
  fields: [
    { id: 'name', type: 'text', label: 'Full name' },
    { id: 'lunch', type: 'checkbox', label: 'Lunch', options: ['Vegan', 'Other'] },
    {
      id: 'diet',
      type: 'text',
      label: 'Diet',
      conditional: { dependsOn: 'lunch', condition: 'contains', value: 'Other' },
    },
    { id: 'team', type: 'number', label: 'Team size' },
    { id: 'note', type: 'textarea', label: 'Note' },
  ],
  settings: {},
}

test('an opened submission has every field in order, answered or not', () => {
  const data = { lunch: ['Vegan', 'Other'], name: 'Mara', diet: '' }
  expect(shownAnswers(schema, { data })).toEqual([
    { fieldId: 'name', label: 'Full name', text: 'Mara' },
    { fieldId: 'lunch', label: 'Lunch', text: 'Vegan, Other' },
    { fieldId: 'diet', label: 'Diet', text: undefined },
    { fieldId: 'team', label: 'Team size', text: undefined },
    { fieldId: 'note', label: 'Note', text: undefined },
  ])
})

test('a row is named with its matrix, because it stands alone', () => {
  const rows = { ...schema.fields[1], id: 'food', label: 'Food', table: 'parts', type: 'radio' }
  const rated = { fields: [rows], tables: [{ id: 'parts', title: 'How was it?' }], settings: {} }
  const [shown] = shownAnswers(rated, { data: { food: 'Vegan' } })
  expect(shown?.label).toBe('How was it? Food')
})

test('an answer of a deleted field is shown with its id', () => {
  const shown = shownAnswers({ fields: [], settings: {} }, { data: { old: 'kept' } })
  expect(shown).toEqual([{ fieldId: 'old', label: 'old', text: 'kept' }])
})

test('a row shows the first three answers and counts the others', () => {
  const data = { name: 'Mara', lunch: ['Vegan'], team: '4', note: 'Thanks' }
  const { first, more } = rowAnswers(shownAnswers(schema, { data }))
  expect(first.map(({ label }) => label)).toEqual(['Full name', 'Lunch', 'Team size'])
  expect(more).toBe(1)
  expect(rowAnswers([]).more).toBe(0)
})

test('a field counts as shown by logic only with that answer', () => {
  const asked = (lunch: string, mode?: 'traditional') => [
    ...askedByAnswer(
      { ...schema, settings: mode === undefined ? {} : { mode } },
      { data: { lunch: [lunch] } },
      fieldTypes,
    ),
  ]
  expect(asked('Other')).toEqual(['diet'])
  expect(asked('Vegan')).toEqual([])
  expect(asked('Other', 'traditional')).toEqual([])
})
