import { fieldTypes } from '@ramiform/fields'
import { expect, test } from 'vitest'
import { rowAnswers, shownAnswers } from './shown-answers.ts'

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
}

test('an opened submission has every field in order, answered or not', () => {
  const data = { lunch: ['Vegan', 'Other'], name: 'Mara', diet: '' }
  expect(shownAnswers(schema, { data }, fieldTypes)).toEqual([
    { fieldId: 'name', label: 'Full name', text: 'Mara', isConditional: false },
    { fieldId: 'lunch', label: 'Lunch', text: 'Vegan, Other', isConditional: false },
    { fieldId: 'diet', label: 'Diet', text: undefined, isConditional: true },
    { fieldId: 'team', label: 'Team size', text: undefined, isConditional: false },
    { fieldId: 'note', label: 'Note', text: undefined, isConditional: false },
  ])
})

test('an answer whose field is gone is still there, under its id', () => {
  const shown = shownAnswers({ fields: [] }, { data: { old: 'kept' } }, fieldTypes)
  expect(shown).toEqual([{ fieldId: 'old', label: 'old', text: 'kept', isConditional: false }])
})

test('a row shows the first three answers and counts the others that were given', () => {
  const data = { name: 'Mara', lunch: ['Vegan'], team: '4', note: 'Thanks' }
  const { first, more } = rowAnswers(shownAnswers(schema, { data }, fieldTypes))
  expect(first.map(({ label }) => label)).toEqual(['Full name', 'Lunch', 'Team size'])
  expect(more).toBe(1)
  expect(rowAnswers([]).more).toBe(0)
})
