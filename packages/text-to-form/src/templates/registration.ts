import { type Template, templateField } from './template.ts'

const half = { styling: { width: 'half', inline: false } } as const

export const registration: Template = {
  name: 'Registration',
  description: 'Names, contact, the session chosen, and what to know about food.',
  fields: (newId) => [
    templateField('text', 'First Name', { required: true, ...half }, newId),
    templateField('text', 'Last Name', { required: true, ...half }, newId),
    templateField('email', 'Email', { required: true }, newId),
    templateField('phone', 'Phone', {}, newId),
    templateField(
      'select',
      'Event Session',
      { required: true, options: ['Morning session', 'Afternoon session', 'Full day'] },
      newId,
    ),
    templateField(
      'checkbox',
      'Dietary Restrictions',
      { options: ['Vegetarian', 'Vegan', 'Gluten-free', 'Nut allergy'] },
      newId,
    ),
  ],
}
