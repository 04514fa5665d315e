import { editorDefaults } from '@ramiform/core/form'
import { allOf, anyOf, type ExampleField, type ExampleForm, rule, shownWhen } from './example.ts'

const half = { width: 'half', inline: false } as const
const inPerson = rule('attendance', 'equals', 'In person')
const largeTeam = rule('team_size', 'greater_than', '4')

const fields: readonly ExampleField[] = [
  { id: 'full_name', type: 'text', label: 'Full name', required: true, styling: half },
  { id: 'email', type: 'email', label: 'Email address', required: true, styling: half },
  {
    id: 'attendance',
    type: 'radio',
    label: 'How will you take part?',
    options: ['In person', 'Online'],
    required: true,
    styling: { width: 'full', inline: true },
  },
  {
    id: 'session',
    type: 'select',
    label: 'Which part of the day?',
    options: ['Full day', 'Morning', 'Afternoon'],
    placeholder: 'Choose an option...',
    required: true,
    conditional: shownWhen(inPerson),
  },
  {
    id: 'team_size',
    type: 'number',
    label: 'How many of you are coming?',
    placeholder: 'Enter a number...',
    validation: { min: 1, max: 40 },
    conditional: shownWhen(inPerson),
  },
  {
    id: 'team_contact',
    type: 'phone',
    label: 'A phone number for the day',
    description: 'For teams of five and more, in case the room changes.',
    placeholder: 'Enter your phone number...',
    conditional: shownWhen(allOf(inPerson, largeTeam)),
  },
  {
    id: 'lunch',
    type: 'checkbox',
    label: 'Lunch',
    description: 'Served to everyone who stays all day, and to large teams after the morning.',
    options: ['Vegetarian', 'Vegan', 'No nuts', 'Something else'],
    conditional: shownWhen(
      allOf(
        inPerson,
        anyOf(
          rule('session', 'equals', 'Full day'),
          allOf(rule('session', 'equals', 'Morning'), largeTeam),
        ),
      ),
    ),
  },
  {
    id: 'diet',
    type: 'text',
    label: 'What should the kitchen know?',
    placeholder: 'Enter text...',
    required: true,
    conditional: shownWhen(rule('lunch', 'contains', 'Something else')),
  },
  {
    id: 'time_zone',
    type: 'select',
    label: 'Your time zone',
    description: 'The recording is sent to you in your morning.',
    options: ['Europe and Africa', 'The Americas', 'Asia and the Pacific'],
    placeholder: 'Choose an option...',
    conditional: shownWhen(rule('attendance', 'equals', 'Online')),
  },
  {
    id: 'questions',
    type: 'textarea',
    label: 'What would you like to learn?',
    placeholder: 'Enter your message...',
  },
]

export const workshopSignUp: ExampleForm = {
  name: 'Workshop sign-up',
  description: 'In the studio or online. Lunch and a phone number appear only when needed.',
  schema: {
    fields,
    settings: {
      ...editorDefaults,
      submitButtonText: 'Sign up',
      successMessage: 'You are on the list. The details come by email.',
    },
  },
}
