import { ask, type FormTemplate, formTemplate } from './form-template.ts'
import { is } from './when.ts'

export const customerSatisfactionSurvey: FormTemplate = formTemplate({
  slug: 'customer-satisfaction-survey',
  title: 'Customer Satisfaction Survey',
  description: 'How satisfied your customers are, why, and what would bring them back.',
  category: 'Survey',
  difficulty: 'Basic',
  settings: {
    description:
      'Two minutes help us to get better. You can stay anonymous: we ask for an address only if you want an answer.',
    submitButtonText: 'Send my answers',
    successMessage: 'Thank you. We read every answer, and change what we can.',
  },
  questions: [
    ask('radio', 'satisfied', 'Overall, how satisfied are you with us?', {
      required: true,
      options: [
        'Very satisfied',
        'Satisfied',
        'Neither satisfied nor dissatisfied',
        'Dissatisfied',
        'Very dissatisfied',
      ],
    }),
    ask('radio', 'about', 'What did you come to us for last?', {
      required: true,
      options: ['A product', 'A service', 'Help with something'],
    }),
    ask('radio', 'arrived', 'Was the product as you expected?', {
      required: true,
      options: ['Yes', 'No', 'I have not used it yet'],
      when: is('about', 'A product'),
    }),
    ask('textarea', 'unexpected', 'What was different from what you expected?', {
      placeholder: 'Such as size, quality, delivery or the description',
      when: is('arrived', 'No'),
    }),
    ask('radio', 'kept', 'Did we do what we had promised?', {
      required: true,
      options: ['Yes, and on time', 'Yes, but later', 'No'],
      when: is('about', 'A service'),
    }),
    ask('radio', 'settled', 'Is the matter settled?', {
      required: true,
      options: ['Yes, at the first try', 'Yes, after asking again', 'Not yet'],
      when: is('about', 'Help with something'),
    }),
    ask('textarea', 'open', 'What is still open?', {
      description: 'If you leave us an address below, we take it up with you.',
      placeholder: 'What you need from us',
      when: is('settled', 'Not yet'),
    }),
    ask('checkbox', 'better', 'Where could we do better?', {
      description: 'Choose as many as you like, or none.',
      options: ['Quality', 'Price', 'Speed', 'Friendliness', 'Information', 'Opening hours'],
    }),
    ask('radio', 'recommend', 'Would you recommend us to a friend?', {
      required: true,
      options: ['Yes', 'Perhaps', 'No'],
    }),
    ask('textarea', 'praise', 'What would you tell them?', {
      placeholder: 'In your own words',
      when: is('recommend', 'Yes'),
    }),
    ask('textarea', 'missing', 'What would make it a yes?', {
      placeholder: 'The one thing that matters most',
      when: is('recommend', 'Perhaps'),
    }),
    ask('textarea', 'reason', 'What is the main reason?', {
      placeholder: 'Frank words are welcome',
      when: is('recommend', 'No'),
    }),
    ask('radio', 'contact', 'Would you like an answer from us?', {
      required: true,
      options: ['Yes', 'No, thank you'],
    }),
    ask('email', 'email', 'Where can we write to you?', {
      required: true,
      description: 'Only to answer you. It goes on no mailing list.',
      placeholder: 'name@example.com',
      when: is('contact', 'Yes'),
    }),
  ],
})
