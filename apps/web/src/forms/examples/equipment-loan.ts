import { editorDefaults } from '@ramiform/core/form'
import { allOf, anyOf, type ExampleField, type ExampleForm, rule, shownWhen } from './example.ts'

const half = { width: 'half', inline: false } as const
const student = rule('role', 'equals', 'Student')
const camera = rule('equipment', 'contains', 'Camera')
const projector = rule('equipment', 'contains', 'Projector')
const takenOut = rule('place', 'equals', 'Somewhere else')

const fields: readonly ExampleField[] = [
  { id: 'full_name', type: 'text', label: 'Full name', required: true, styling: half },
  { id: 'email', type: 'email', label: 'Email address', required: true, styling: half },
  {
    id: 'role',
    type: 'radio',
    label: 'You are',
    options: ['Student', 'Staff', 'Guest'],
    required: true,
    styling: { width: 'full', inline: true },
  },
  {
    id: 'host',
    type: 'text',
    label: 'Whose guest are you?',
    placeholder: 'Enter text...',
    required: true,
    conditional: shownWhen(rule('role', 'equals', 'Guest')),
  },
  {
    id: 'equipment',
    type: 'checkbox',
    label: 'What do you need?',
    options: ['Camera', 'Projector', 'Microphone', 'Laptop'],
    required: true,
  },
  { id: 'from', type: 'date', label: 'From', required: true, styling: half },
  { id: 'until', type: 'date', label: 'Until', required: true, styling: half },
  {
    id: 'place',
    type: 'radio',
    label: 'Where will it be used?',
    options: ['In the building', 'Somewhere else'],
    required: true,
  },
  {
    id: 'address',
    type: 'text',
    label: 'Where exactly?',
    placeholder: 'Enter text...',
    required: true,
    conditional: shownWhen(takenOut),
  },
  {
    id: 'tutor',
    type: 'email',
    label: 'Email address of your tutor',
    description: 'A tutor must approve cameras, projectors and anything taken out of the building.',
    placeholder: 'Enter your email...',
    required: true,
    conditional: shownWhen(allOf(student, anyOf(camera, projector, takenOut))),
  },
  {
    id: 'insurance',
    type: 'radio',
    label: 'Are you insured for loss and damage?',
    options: ['Yes', 'No'],
    conditional: shownWhen(allOf(takenOut, anyOf(camera, rule('equipment', 'contains', 'Laptop')))),
  },
  {
    id: 'deposit',
    type: 'price',
    label: 'Deposit you can leave',
    conditional: shownWhen(
      anyOf(
        rule('insurance', 'equals', 'No'),
        allOf(rule('role', 'equals', 'Guest'), rule('equipment', 'is_not_empty')),
      ),
    ),
  },
]

export const equipmentLoan: ExampleForm = {
  name: 'Equipment loan',
  description: 'Borrow cameras, projectors and laptops. A tutor approves some of them.',
  schema: {
    fields,
    settings: {
      ...editorDefaults,
      submitButtonText: 'Request equipment',
      successMessage: 'We will reply within a day.',
    },
  },
}
