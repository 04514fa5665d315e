import { type Template, templateField } from './template.ts'

export const contact: Template = {
  name: 'Contact',
  description: 'Who is writing, how to reach them, and their message.',
  fields: (newId) => [
    templateField('text', 'Full Name', { required: true }, newId),
    templateField('email', 'Email Address', { required: true }, newId),
    templateField('phone', 'Phone Number', {}, newId),
    templateField('textarea', 'Message', { required: true }, newId),
  ],
}
