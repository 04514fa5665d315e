import Form from '@rjsf/core'
import validator from '@rjsf/validator-ajv8'
import { createRoot } from 'react-dom/client'
import { contactForm } from '../shared/form.mjs'
import { matchOf, propertyOf, schemaOf } from './json-schema.js'
import './form.css'

// react-jsonschema-form with its theme without styles, the smallest one.

const { fields } = contactForm
const widgets = { textarea: 'textarea', radio: 'radio', checkbox: 'checkboxes' }

const schema = {
  ...schemaOf(fields.filter(({ conditional }) => !conditional)),
  allOf: fields
    .filter(({ conditional }) => conditional)
    .map((field) => ({
      // Not `then`: JavaScript takes objects that have it for promises.
      if: {
        not: {
          properties: { [field.conditional.dependsOn]: matchOf(field.conditional) },
          required: [field.conditional.dependsOn],
        },
      },
      else: { properties: { [field.id]: propertyOf(field) } },
    })),
}

const uiSchema = {
  'ui:order': [...fields.map(({ id }) => id), '*'],
  ...Object.fromEntries(
    fields.map(({ id, type }) => [
      id,
      {
        ...(widgets[type] && { 'ui:widget': widgets[type] }),
        ...(type === 'phone' && { 'ui:options': { inputType: 'tel' } }),
      },
    ]),
  ),
}

createRoot(document.getElementById('root')).render(
  <Form schema={schema} uiSchema={uiSchema} validator={validator} />,
)
