import { formTemplates } from '@ramiform/formats/templates/index'
import { expect, test } from 'vitest'
import { ApiError, unsaidRefusal } from '../../api/api-error.ts'
import { recognizedForm, specifiedForm } from './generated-forms.ts'
import { emptyDraft, type GeneratorDraft } from './generator-draft.ts'
import { recognize } from './recognition.ts'
import { sourceOf } from './source-of.ts'
import { creationFailure } from './use-generation.ts'

const everything = { without: new Set<string>(), edits: new Map() }
const [template] = formTemplates
if (template === undefined) throw new Error('There are no templates.')

function specified(draft: Partial<GeneratorDraft>) {
  return specifiedForm({ ...emptyDraft, ...draft }, everything, 1_000)
}

test('descriptions and trees give the basic form of three fields, with the typed name or the default', () => {
  const tree = 'Is it on?\n├── Yes\n└── No'
  for (const draft of [{ description: 'Ask for age.' }, { tab: 'tree' as const, tree }]) {
    expect(specified(draft)).toMatchObject({
      name: 'Smart Generated Form',
      schema: {
        fields: [
          { type: 'text', label: 'Full Name' },
          { type: 'email', label: 'Email Address' },
          {
            type: 'radio',
            label: 'Primary Interest',
            options: ['Option A', 'Option B', 'Option C'],
          },
        ],
        settings: { submitButtonText: 'Submit', successMessage: 'Thank you for your submission!' },
      },
    })
  }
  expect(specified({ title: ' Visit ', description: 'x' })).toMatchObject({ name: 'Visit' })
})

test('JSON creates the form that it describes', () => {
  const json = JSON.stringify({ title: 'Order', fields: [{ type: 'text', label: 'What?' }] })
  expect(specified({ tab: 'json', json })).toMatchObject({
    name: 'Order',
    schema: { fields: [{ type: 'text', label: 'What?' }] },
  })
})

test('a tree without questions and invalid JSON are rejected with the specified messages', () => {
  expect(specified({ tab: 'tree', tree: 'hello' })).toEqual({
    failed: 'Could not generate fields from the ASCII tree. Please check the format.',
  })
  expect(specified({ tab: 'json', json: '[]' })).toEqual({
    failed:
      'JSON Error: Invalid JSON structure - expected object with fields or key-value pairs. Please check your JSON structure and try again.',
  })
})

test('a chosen template is used unchanged until its description changes', () => {
  const { slug, title, description } = template
  const draft = { ...emptyDraft, template: slug, description }
  expect(sourceOf(draft)).toEqual({ kind: 'template', text: slug })
  const read = recognize({ kind: 'template', text: slug, now: 1_000 })
  if (read.kind !== 'found') throw new Error('The template was not found.')
  const form = recognizedForm(draft, read, read.found.fields)
  expect(form).toMatchObject({ name: title, description })
  expect(form.schema.fields).toEqual(read.found.fields)
  expect(form.schema.settings).toMatchObject({ ...read.settings, title })
  expect(sourceOf({ ...draft, description: 'Ask for age.' })).toEqual({
    kind: 'description',
    text: 'Ask for age.',
  })
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
