import { editorDefaults } from '@ramiform/core/form'
import { allOf, anyOf, type ExampleField, type ExampleForm, rule, shownWhen } from './example.ts'

const unhappy = anyOf(rule('visit', 'equals', 'Mixed'), rule('visit', 'equals', 'Poor'))

const fields: readonly ExampleField[] = [
  {
    id: 'visit',
    type: 'radio',
    label: 'How was your visit?',
    options: ['Very good', 'Good', 'Mixed', 'Poor'],
    required: true,
  },
  {
    id: 'best',
    type: 'text',
    label: 'What did you like best?',
    placeholder: 'Enter text...',
    conditional: shownWhen(
      anyOf(rule('visit', 'equals', 'Very good'), rule('visit', 'equals', 'Good')),
    ),
  },
  {
    id: 'wrong',
    type: 'checkbox',
    label: 'What went wrong?',
    options: ['Waiting time', 'Staff', 'Signs and maps', 'Cleanliness', 'Something else'],
    required: true,
    conditional: shownWhen(unhappy),
  },
  {
    id: 'wait',
    type: 'number',
    label: 'How many minutes did you wait?',
    placeholder: 'Enter a number...',
    validation: { min: 0, max: 600 },
    conditional: shownWhen(rule('wrong', 'contains', 'Waiting time')),
  },
  {
    id: 'story',
    type: 'textarea',
    label: 'Tell us what happened',
    placeholder: 'Enter your message...',
    conditional: shownWhen(
      anyOf(
        rule('wrong', 'contains', 'Something else'),
        rule('wait', 'greater_than', '30'),
        allOf(rule('visit', 'equals', 'Poor'), rule('wrong', 'is_not_empty')),
      ),
    ),
  },
  {
    id: 'reply',
    type: 'radio',
    label: 'Would you like an answer?',
    options: ['Yes', 'No'],
    conditional: shownWhen(unhappy),
  },
  {
    id: 'email',
    type: 'email',
    label: 'What is your email address?',
    placeholder: 'Enter your email...',
    required: true,
    conditional: shownWhen(allOf(rule('reply', 'equals', 'Yes'), unhappy)),
  },
]

export const visitorFeedback: ExampleForm = {
  name: 'Visitor feedback',
  description:
    'One question at a time, at the door. Asks for reasons only when the day went badly.',
  schema: {
    fields,
    settings: {
      ...editorDefaults,
      displayStyle: 'single-card',
      submitButtonText: 'Send',
      successMessage: 'We read every answer.',
    },
  },
}
