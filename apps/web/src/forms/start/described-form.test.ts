import { expect, test } from 'vitest'
import { formFromDescription } from './described-form.ts'

test('a description becomes a form with its questions and conditions', () => {
  const { schema } = formFromDescription(
    'Ask for the name. New or existing? If new, ask for the email.',
    1,
  )
  const [name, kind, email] = schema.fields
  expect(schema.fields.map(({ label }) => label)).toEqual(['Name', 'New or existing?', 'Email'])
  expect(name?.conditional).toBeUndefined()
  expect(email?.conditional).toEqual({ dependsOn: kind?.id, condition: 'equals', value: 'New' })
})

test('a description without a question becomes the three basic fields', () => {
  const { schema } = formFromDescription('hello there', 1)
  expect(schema.fields.map(({ label }) => label)).toEqual([
    'Full Name',
    'Email Address',
    'Primary Interest',
  ])
})
