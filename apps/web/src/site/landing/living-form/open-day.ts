import type { Answers } from '@ramiform/core/answers'
import type { Conditional } from '@ramiform/core/conditions/condition'
import type { Field } from '@ramiform/core/field'
import type { FieldTypes } from '@ramiform/core/field-type'
import type { FormSchema } from '@ramiform/core/form'

const when = (dependsOn: string, value: string): Conditional => ({
  dependsOn,
  condition: 'equals',
  value,
})

/** The form in the hero. It is a real form, so it behaves like the product. */
export const openDay = {
  fields: [
    {
      id: 'join',
      type: 'radio',
      label: 'Will you join us?',
      options: ['In person', 'Online', 'Not this time'],
    },
    {
      id: 'food',
      type: 'radio',
      label: 'Any food needs?',
      options: ['Yes', 'No'],
      conditional: when('join', 'In person'),
    },
    {
      id: 'needs',
      type: 'textarea',
      label: 'What should we know?',
      placeholder: 'Nuts, gluten, no meat…',
      conditional: when('food', 'Yes'),
    },
    {
      id: 'zone',
      type: 'text',
      label: 'Which time zone are you in?',
      placeholder: 'Lisbon, UTC+1',
      conditional: when('join', 'Online'),
    },
    {
      id: 'next',
      type: 'radio',
      label: 'Hear about the next one?',
      options: ['Yes', 'No'],
      conditional: when('join', 'Not this time'),
    },
    {
      id: 'email',
      type: 'email',
      label: 'Your email',
      placeholder: 'you@example.com',
      conditional: when('next', 'Yes'),
    },
  ] satisfies readonly Field[],
  settings: {},
} satisfies FormSchema

/** The highlighted path when the page opens. */
export const firstAnswers: Answers = { join: 'In person', food: 'Yes' }

/** No rule of this form compares numbers, so it needs no field types. */
export const noNumbers: FieldTypes = {}
