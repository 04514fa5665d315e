import { contactForm } from '../shared/form.mjs'
import 'bootstrap/dist/css/bootstrap.min.css'
import '@formio/js/dist/formio.form.min.css'
import '@formio/js/dist/formio.form.min.js'

// Form.io's bundle without the builder. Its fields need the styles of Bootstrap. The date is a text, because its own
// field for dates loads a calendar from another server. So is the phone: its own field only fits American numbers.

const types = { text: 'textfield', date: 'textfield', phone: 'textfield', checkbox: 'selectboxes' }

const choicesOf = (type, options) => {
  const values = options.map((option) => ({ label: option, value: option }))
  return type === 'select' ? { widget: 'html5', data: { values } } : { values }
}

const conditionOf = ({ dependsOn, value }) => ({
  show: true,
  conjunction: 'all',
  conditions: [{ component: dependsOn, operator: 'isEqual', value }],
})

const components = contactForm.fields.map(
  ({ id, type, label, required, options, conditional }) => ({
    type: types[type] ?? type,
    key: id,
    label,
    input: true,
    validate: { required: required === true },
    ...(options && choicesOf(type, options)),
    ...(conditional && { conditional: conditionOf(conditional) }),
  }),
)

window.Formio.createForm(document.getElementById('root'), {
  display: 'form',
  components: [
    ...components,
    { type: 'button', action: 'submit', key: 'submit', label: 'Submit', input: true },
  ],
})
