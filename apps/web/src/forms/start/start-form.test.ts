import { expect, test } from 'vitest'
import { ApiError, unsaidRefusal } from '../../api/api-error.ts'
import { emptyDraft } from './start-draft.ts'
import { basicForm, emptyForm, formWith } from './start-form.ts'
import { creationFailure } from './use-creation.ts'

const fields = [{ id: 'a', type: 'text', label: 'What?' }]

test('the basic form has the three specified fields, with the typed name or the default', () => {
  const draft = { ...emptyDraft, description: 'Ask for age.' }
  expect(basicForm(draft, 'describe', 1_000)).toMatchObject({
    name: 'Smart Generated Form',
    description: 'Ask for age.',
    schema: {
      fields: [
        { type: 'text', label: 'Full Name' },
        { type: 'email', label: 'Email Address' },
        { type: 'radio', label: 'Primary Interest', options: ['Option A', 'Option B', 'Option C'] },
      ],
      settings: { submitButtonText: 'Submit', successMessage: 'Thank you for your submission!' },
    },
  })
  expect(basicForm({ ...draft, title: ' Visit ' }, 'describe', 1)).toMatchObject({ name: 'Visit' })
  expect(basicForm({ ...draft, title: 'Visit' }, 'import', 1)).toMatchObject({
    name: 'Smart Generated Form',
    description: '',
  })
})

test('an empty form has the typed title and no fields', () => {
  expect(emptyForm({ ...emptyDraft, title: ' Visit ' })).toMatchObject({
    name: 'Visit',
    schema: { fields: [] },
  })
  expect(emptyForm(emptyDraft)).toMatchObject({ name: 'Untitled Form' })
})

test('a described form has the chosen parts of the description, and none of the instructions', () => {
  const draft = {
    ...emptyDraft,
    title: 'Camp',
    description: 'Ask for name. Bring a hat.',
    decided: { asked: [], told: ['Bring a hat.'], ignored: [] },
  }
  expect(formWith(fields, {}, draft, 'describe')).toMatchObject({
    name: 'Camp',
    description: 'Bring a hat.',
    schema: { fields },
  })
})

test('an imported form has its own name and settings, or the name in its JSON', () => {
  const head = {
    name: 'Open day',
    description: 'With tea',
    settings: { mode: 'traditional' },
  } as const
  expect(formWith(fields, { name: 'x', head }, emptyDraft, 'import')).toEqual({
    name: 'Open day',
    description: 'With tea',
    schema: { fields, settings: { mode: 'traditional' } },
  })
  expect(formWith(fields, { name: 'Order' }, emptyDraft, 'import')).toMatchObject({ name: 'Order' })
})

test('a failed creation shows the specified message', () => {
  const refused = (status: number, error: string) =>
    creationFailure(new ApiError(status, { error }))
  expect(refused(422, 'The form is too large.')).toBe(
    'Failed to generate form: The form is too large. Please try again.',
  )
  expect(refused(502, unsaidRefusal(502))).toBe(
    'Failed to generate form: HTTP 502: Failed to create form. Please try again.',
  )
  expect(creationFailure('?')).toBe(
    'Failed to generate form: Failed to create form. Please try again.',
  )
})
