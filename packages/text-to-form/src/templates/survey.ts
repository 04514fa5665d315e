import { type Template, templateField } from './template.ts'

export const survey: Template = {
  name: 'Survey',
  description: 'How satisfied people are, what they use, how often, and their comments.',
  fields: (newId) => [
    templateField(
      'radio',
      'How satisfied are you with our service?',
      {
        required: true,
        options: ['Very satisfied', 'Satisfied', 'Neutral', 'Dissatisfied', 'Very dissatisfied'],
      },
      newId,
    ),
    templateField(
      'checkbox',
      'Which features do you use?',
      { options: ['Reports', 'Sharing', 'Notifications', 'Mobile app'] },
      newId,
    ),
    templateField(
      'select',
      'How often do you use it?',
      { options: ['Daily', 'Weekly', 'Monthly', 'Rarely'] },
      newId,
    ),
    templateField('textarea', 'Comments', {}, newId),
  ],
}
