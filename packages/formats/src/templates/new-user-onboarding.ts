import { ask, type FormTemplate, formTemplate } from './form-template.ts'
import { is } from './when.ts'

export const newUserOnboarding: FormTemplate = formTemplate({
  slug: 'new-user-onboarding',
  title: 'New User Onboarding',
  description: 'Welcomes new users and finds out how to set things up for what they want to do.',
  category: 'Onboarding',
  difficulty: 'Basic',
  settings: {
    description: 'Welcome. A few questions, so that you find what you need on your first day.',
    displayStyle: 'single-card',
    submitButtonText: 'Set me up',
    successMessage:
      'Thank you. Your workspace is being prepared, and we write to you when it is ready.',
  },
  questions: [
    ask('text', 'name', 'What shall we call you?', {
      required: true,
      placeholder: 'First name or nickname',
    }),
    ask('select', 'role', 'What do you do?', {
      required: true,
      options: ['Management', 'Marketing', 'Sales', 'Support', 'Teaching', 'Technology', 'Other'],
    }),
    ask('radio', 'goal', 'What would you like to do first?', {
      required: true,
      options: [
        'Look around',
        'Start something new',
        'Bring my work from another tool',
        'Join my team',
      ],
    }),
    ask('text', 'new', 'What will you start with?', {
      description: 'We have examples for most things.',
      placeholder: 'Such as a registration for a summer camp',
      when: is('goal', 'Start something new'),
    }),
    ask('text', 'tool', 'Which tool do you come from?', {
      required: true,
      placeholder: 'Name of the tool',
      when: is('goal', 'Bring my work from another tool'),
    }),
    ask('radio', 'amount', 'How much do you bring along?', {
      options: ['A few things', 'Some dozens', 'Hundreds or more'],
      when: is('goal', 'Bring my work from another tool'),
    }),
    ask('email', 'inviter', 'Who in the team invited you?', {
      required: true,
      description: 'Their e-mail address, so that we can ask them to let you in.',
      placeholder: 'colleague@company.com',
      when: is('goal', 'Join my team'),
    }),
    ask('radio', 'experience', 'Have you used something like this before?', {
      required: true,
      options: ['Often', 'Once or twice', 'Never'],
    }),
    ask('radio', 'help', 'How would you like to get started?', {
      required: true,
      options: ['On my own', 'With a short guide', 'With a person, by video call'],
    }),
    ask('radio', 'guide', 'Which kind of guide?', {
      options: ['To read', 'To watch', 'To try out step by step'],
      when: is('help', 'With a short guide'),
    }),
    ask('checkbox', 'times', 'When could you join a call?', {
      required: true,
      options: ['Mornings', 'Around noon', 'Afternoons', 'Evenings'],
      when: is('help', 'With a person, by video call'),
    }),
    ask('text', 'time-zone', 'Where in the world are you?', {
      required: true,
      description: 'A city is enough: we only need the time zone.',
      placeholder: 'Such as Lisbon',
      when: is('help', 'With a person, by video call'),
    }),
    ask('radio', 'adapted', 'Is there anything we should adapt for you?', {
      description: 'Such as captions, larger type or a screen reader.',
      options: ['Yes', 'No'],
    }),
    ask('textarea', 'needs', 'What would help?', {
      required: true,
      placeholder: 'Tell us as much as you like',
      when: is('adapted', 'Yes'),
    }),
    ask('checkbox', 'news', 'What may we write to you about?', {
      description: 'You can change this at any time.',
      options: ['Tips for the first week', 'New features', 'Events'],
    }),
  ],
})
