import { createRoot } from 'react-dom/client'
import { Model } from 'survey-core'
import { Survey } from 'survey-react-ui'
import { contactForm } from '../shared/form.mjs'
import 'survey-core/survey-core.fontless.min.css'

// SurveyJS with its style sheet without the web font.

const types = { textarea: 'comment', select: 'dropdown', radio: 'radiogroup', checkbox: 'checkbox' }
const inputTypes = { email: 'email', phone: 'tel', number: 'number', date: 'date' }
const operators = { equals: '=', contains: 'contains' }

const elements = contactForm.fields.map(({ id, type, label, required, options, conditional }) => ({
  name: id,
  title: label,
  type: types[type] ?? 'text',
  isRequired: required === true,
  ...(inputTypes[type] && { inputType: inputTypes[type] }),
  ...(options && { choices: options }),
  ...(conditional && {
    visibleIf: `{${conditional.dependsOn}} ${operators[conditional.condition]} '${conditional.value}'`,
  }),
}))

createRoot(document.getElementById('root')).render(<Survey model={new Model({ elements })} />)
