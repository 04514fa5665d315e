import type { FormSchema } from '@ramiform/core/form'
import { checkSubmission } from '@ramiform/core/validation/check-submission'
import { fieldTypes } from '@ramiform/fields'
import { expect, test } from 'vitest'
import { withExamples } from './example-answers.ts'

const form: FormSchema = {
  fields: [
    { id: 'name', type: 'text', label: 'Name', required: true, validation: { min: 12 } },
    { id: 'mail', type: 'email', label: 'Mail', required: true },
    { id: 'plan', type: 'radio', label: 'Plan', required: true, options: ['Pro', 'Free'] },
    {
      id: 'people',
      type: 'number',
      label: 'People',
      required: true,
      validation: { min: 3 },
      conditional: { dependsOn: 'plan', condition: 'equals', value: 'Pro' },
    },
    {
      id: 'why',
      type: 'textarea',
      label: 'Why',
      required: true,
      conditional: { dependsOn: 'people', condition: 'greater_than', value: '2' },
    },
    {
      id: 'never',
      type: 'text',
      label: 'Never',
      conditional: { dependsOn: 'plan', condition: 'equals', value: 'Free' },
    },
  ],
  settings: { collectEmail: true },
}

test('examples fill all visible fields, also those shown by an example, and are valid', () => {
  const answers = withExamples(form, {}, '2026-01-31')
  expect(Object.keys(answers).sort()).toEqual([
    'mail',
    'name',
    'people',
    'plan',
    'submitterEmail',
    'why',
  ])
  expect(checkSubmission(form, answers, { fieldTypes, patterns: null }).problems).toEqual([])
})

test('existing answers stay', () => {
  expect(withExamples(form, { plan: 'Free', name: 'Ada of London' }, '2026-01-31')).toMatchObject({
    plan: 'Free',
    name: 'Ada of London',
    never: 'Example',
  })
})
