import { contactForm } from '../shared/form.mjs'

// The contact form as JSON Schema, for the two libraries that draw one.

const formats = { email: 'email', date: 'date' }

/** The schema of one field's answer. */
export function propertyOf({ type, label, options }) {
  const title = { title: label }
  if (type === 'number') return { ...title, type: 'number' }
  if (type === 'checkbox') {
    return { ...title, type: 'array', uniqueItems: true, items: { type: 'string', enum: options } }
  }
  return {
    ...title,
    type: 'string',
    ...(options && { enum: options }),
    ...(formats[type] && { format: formats[type] }),
  }
}

/** The schema that an answer matches while the condition is true. */
export const matchOf = ({ condition, value }) =>
  condition === 'contains' ? { type: 'array', contains: { const: value } } : { const: value }

export const schemaOf = (fields) => ({
  type: 'object',
  required: contactForm.fields.filter(({ required }) => required).map(({ id }) => id),
  properties: Object.fromEntries(fields.map((field) => [field.id, propertyOf(field)])),
})
