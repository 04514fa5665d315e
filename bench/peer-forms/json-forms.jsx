import { JsonForms } from '@jsonforms/react'
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers'
import { createRoot } from 'react-dom/client'
import { contactForm } from '../shared/form.mjs'
import { matchOf, schemaOf } from './json-schema.js'
import './form.css'

// JSON Forms with its renderers without styles, the smallest ones. They show checkboxes as a table.

const options = { textarea: { multi: true }, radio: { format: 'radio' } }

const ruleOf = (conditional) => ({
  effect: 'SHOW',
  condition: {
    scope: `#/properties/${conditional.dependsOn}`,
    schema: matchOf(conditional),
    failWhenUndefined: true,
  },
})

const layout = {
  type: 'VerticalLayout',
  elements: contactForm.fields.map(({ id, type, label, conditional }) => ({
    type: 'Control',
    scope: `#/properties/${id}`,
    label,
    options: options[type] ?? {},
    ...(conditional && { rule: ruleOf(conditional) }),
  })),
}

createRoot(document.getElementById('root')).render(
  <JsonForms
    schema={schemaOf(contactForm.fields)}
    uischema={layout}
    data={{}}
    renderers={vanillaRenderers}
    cells={vanillaCells}
  />,
)
