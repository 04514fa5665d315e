import { ask, type FormTemplate, formTemplate, half } from './form-template.ts'
import {
  all,
  any,
  includes,
  is,
  isAnswered,
  isOneOf,
  isOver,
  isUnanswered,
  isUnder,
} from './when.ts'

const decide = 'I decide'
const prepare = 'I prepare the decision'
const explore = 'I am looking around for somebody else'
const month = 'Within a month'
const quarter = 'Within three months'
const year = 'Within a year'
const someday = 'There is no date yet'
const small = 'Less than 5,000 a year'
const middle = '5,000 to 25,000 a year'
const large = 'More than 25,000 a year'
const unsaid = 'I would rather not say'

/** Employees from which a company gets a call despite a small budget */
const manyPeople = 200

export const salesLeadScoring: FormTemplate = formTemplate({
  slug: 'sales-lead-scoring',
  title: 'Sales Lead Scoring',
  description:
    'Sorts enquiries by need, size, time and budget, and offers each the next step that fits.',
  category: 'Lead Gen',
  difficulty: 'Advanced',
  settings: {
    description:
      'A few questions, so that the right person answers you, with something of use instead of a brochure.',
    submitButtonText: 'Send enquiry',
    successMessage: 'Thank you. You hear from somebody who knows your field.',
  },
  questions: [
    ask('text', 'name', 'Your name', {
      required: true,
      placeholder: 'First and last name',
      styling: half,
    }),
    ask('email', 'email', 'Work e-mail', {
      required: true,
      placeholder: 'name@company.com',
      styling: half,
    }),
    ask('text', 'company', 'Company', {
      required: true,
      placeholder: 'Name of the company',
      styling: half,
    }),
    ask('number', 'people', 'How many people work there?', {
      required: true,
      placeholder: 'Roughly is enough',
      validation: { min: 1 },
      styling: half,
    }),
    ask('checkbox', 'needs', 'What do you want to solve?', {
      required: true,
      options: [
        'Too much work by hand',
        'Tools that do not work together',
        'Reports that take too long',
        'Security and compliance',
        'Something else',
      ],
    }),
    ask('text', 'other-need', 'What else do you want to solve?', {
      required: true,
      placeholder: 'In a sentence',
      when: includes('needs', 'Something else'),
    }),
    ask('checkbox', 'rules', 'Which rules apply to you?', {
      options: ['GDPR', 'ISO 27001', 'SOC 2', 'HIPAA', 'Others'],
      when: any(
        includes('needs', 'Security and compliance'),
        all(includes('needs', 'Tools that do not work together'), isOver('people', manyPeople)),
      ),
    }),
    ask('radio', 'current', 'What do you use today?', {
      required: true,
      options: ['Nothing yet', 'Spreadsheets', 'Another product', 'Something we built'],
    }),
    ask('text', 'product', 'Which product is it?', {
      placeholder: 'Name of the product',
      when: is('current', 'Another product'),
    }),
    ask('date', 'contract-end', 'When does that contract end?', {
      description: 'If you know. It helps us not to come at the wrong time.',
      when: isAnswered('product'),
    }),
    ask('radio', 'role', 'What is your part in the decision?', {
      required: true,
      options: [decide, prepare, explore],
    }),
    ask('text', 'decider', 'Who else should we include?', {
      placeholder: 'A name or a role',
      when: isOneOf('role', prepare, explore),
    }),
    ask('radio', 'time', 'When should it be in use?', {
      required: true,
      options: [month, quarter, year, someday],
    }),
    ask('radio', 'budget', 'Is there a budget for it?', {
      required: true,
      options: ['Yes', 'It has been asked for', 'Not yet'],
      when: isOneOf('role', decide, prepare),
    }),
    ask('radio', 'amount', 'About how much?', {
      required: true,
      description: 'In your own currency. We keep it to ourselves.',
      options: [small, middle, large, unsaid],
      when: isOneOf('budget', 'Yes', 'It has been asked for'),
    }),
    ask('radio', 'call', 'A conversation will help you most. When shall we call?', {
      required: true,
      description: 'Twenty minutes with a specialist, no slides.',
      options: ['Tomorrow', 'This week', 'Next week'],
      when: all(
        isOneOf('time', month, quarter),
        any(is('amount', large), isOver('people', manyPeople)),
      ),
    }),
    ask('phone', 'phone', 'Your number', {
      required: true,
      placeholder: '+44 20 7946 0000',
      when: isAnswered('call'),
    }),
    ask('radio', 'demo', 'A demonstration may be the best next step. Shall we send you dates?', {
      required: true,
      description: 'Thirty minutes online, with your own example if you like.',
      options: ['Yes', 'Send me a recording instead', 'No, thank you'],
      when: any(
        is('time', year),
        all(
          isOneOf('time', month, quarter),
          any(isUnder('people', manyPeople), is('people', manyPeople)),
          any(isOneOf('amount', small, middle, unsaid), isUnanswered('amount')),
        ),
      ),
    }),
    ask('radio', 'guide', 'Shall we send you a guide to read at your own pace?', {
      required: true,
      options: ['Yes', 'No, thank you'],
      when: is('time', someday),
    }),
    ask('textarea', 'notes', 'What should we know before we answer?', {
      placeholder: 'Optional',
    }),
  ],
})
