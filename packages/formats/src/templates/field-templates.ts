import type { Field } from '@ramiform/core/field'
import { createField } from '@ramiform/core/field-type'
import { type FieldTypeName, fieldTypes } from '@ramiform/fields'
import type { NewFieldId } from '../import.ts'

/** Common fields to start a form with (spec section 3). */
export interface FieldTemplate {
  readonly name: string
  readonly description: string
  fields(newId: NewFieldId): readonly Field[]
}

const half = { styling: { width: 'half', inline: false } } as const

/** Templates in the order of the import dialog. */
export const fieldTemplates: readonly FieldTemplate[] = [
  fieldTemplate('Contact', 'Who is writing, how to reach them, and their message.', [
    ['text', 'Full Name', { required: true }],
    ['email', 'Email Address', { required: true }],
    ['phone', 'Phone Number'],
    ['textarea', 'Message', { required: true }],
  ]),
  fieldTemplate(
    'Survey',
    'How satisfied people are, what they use, how often, and their comments.',
    [
      [
        'radio',
        'How satisfied are you with our service?',
        {
          required: true,
          options: ['Very satisfied', 'Satisfied', 'Neutral', 'Dissatisfied', 'Very dissatisfied'],
        },
      ],
      [
        'checkbox',
        'Which features do you use?',
        { options: ['Reports', 'Sharing', 'Notifications', 'Mobile app'] },
      ],
      ['select', 'How often do you use it?', { options: ['Daily', 'Weekly', 'Monthly', 'Rarely'] }],
      ['textarea', 'Comments'],
    ],
  ),
  fieldTemplate(
    'Registration',
    'Names, contact, the session chosen, and what to know about food.',
    [
      ['text', 'First Name', { required: true, ...half }],
      ['text', 'Last Name', { required: true, ...half }],
      ['email', 'Email', { required: true }],
      ['phone', 'Phone'],
      [
        'select',
        'Event Session',
        { required: true, options: ['Morning session', 'Afternoon session', 'Full day'] },
      ],
      [
        'checkbox',
        'Dietary Restrictions',
        { options: ['Vegetarian', 'Vegan', 'Gluten-free', 'Nut allergy'] },
      ],
    ],
  ),
]

/** Creates a template. Fields have their type's defaults; `members` override them. */
function fieldTemplate(
  name: string,
  description: string,
  fields: readonly (readonly [type: FieldTypeName, label: string, members?: Partial<Field>])[],
): FieldTemplate {
  return {
    name,
    description,
    fields: (newId) =>
      fields.map(([type, label, members]) => ({
        ...createField(fieldTypes[type], newId()),
        label,
        ...members,
      })),
  }
}
