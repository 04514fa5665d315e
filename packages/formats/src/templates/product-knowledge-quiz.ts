import { ask, type FormTemplate, formTemplate } from './form-template.ts'
import { is } from './when.ts'

export const productKnowledgeQuiz: FormTemplate = formTemplate({
  slug: 'product-knowledge-quiz',
  title: 'Product Knowledge Quiz',
  description: 'Shows how well your team can explain what you sell, and who needs help with what.',
  category: 'Assessment',
  difficulty: 'Basic',
  settings: {
    description:
      'Answer from memory and in your own words. There are no trick questions, and your trainer goes through the answers with you.',
    displayStyle: 'single-card',
    submitButtonText: 'Hand in',
    successMessage: 'Thank you. Your trainer has your answers and gets back to you.',
  },
  questions: [
    ask('text', 'name', 'Your name', { required: true, placeholder: 'First and last name' }),
    ask('radio', 'team', 'Which team are you in?', {
      required: true,
      options: ['Sales', 'Customer support', 'Another team'],
    }),
    ask('textarea', 'what', 'What does our main product do for a customer?', {
      required: true,
      description: 'As you would say it to somebody who has never heard of us.',
      placeholder: 'One or two sentences',
      validation: { min: 30, max: 600 },
    }),
    ask('textarea', 'who-not', 'Who is it not right for?', {
      required: true,
      description: 'Knowing this saves customers money and us returns.',
      placeholder: 'Name one kind of customer, and why',
    }),
    ask('text', 'difference', 'What do we do better than the closest alternative?', {
      required: true,
      placeholder: 'One thing that a customer can check',
    }),
    ask('radio', 'price', 'A customer says that it costs too much. What do you do first?', {
      required: true,
      options: [
        'Offer a discount',
        'Ask what they compare it with',
        'List everything that is included',
      ],
      when: is('team', 'Sales'),
    }),
    ask('radio', 'angry', 'A customer is angry about a fault that we know. What do you do first?', {
      required: true,
      options: [
        'Explain how the fault came about',
        'Say that you understand, and what happens next',
        'Ask for the order number',
      ],
      when: is('team', 'Customer support'),
    }),
    ask('text', 'expert', 'Whom do you ask when a customer wants to know something technical?', {
      required: true,
      placeholder: 'A name, a team or a channel',
      when: is('team', 'Another team'),
    }),
    ask('radio', 'unsure', 'You do not know the answer to a question. What do you say?', {
      required: true,
      options: [
        'What is most likely true',
        'That you will find out, and by when',
        'That it is not your area',
      ],
    }),
    ask('radio', 'source', 'Where do you look first for facts about the product?', {
      required: true,
      options: ['Product pages', 'Handbook', 'I ask a colleague', 'I often do not know where'],
    }),
    ask('textarea', 'not-found', 'What did you look for and not find?', {
      placeholder: 'One example from the last weeks',
      when: is('source', 'I often do not know where'),
    }),
    ask('radio', 'sure', 'How sure do you feel about our products?', {
      required: true,
      options: ['Sure', 'Mostly sure', 'Not sure yet'],
    }),
    ask('text', 'unclear', 'Which part would you like to know better?', {
      placeholder: 'A product, a feature or a price',
      when: is('sure', 'Mostly sure'),
    }),
    ask('checkbox', 'help', 'What would help you most?', {
      required: true,
      options: [
        'A demonstration',
        'A short written guide',
        'A day with a colleague',
        'Practice with real questions',
      ],
      when: is('sure', 'Not sure yet'),
    }),
  ],
})
