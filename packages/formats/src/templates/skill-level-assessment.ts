import { ask, type FormTemplate, formTemplate } from './form-template.ts'
import { all, any, includes, is, isAnswered, isNot, isOneOf, isOver } from './when.ts'
import { yourNameAndEmail } from './your-name-and-email.ts'

const beginner = 'I am just beginning'
const able = 'I get my work done'
const asked = 'Others come to me with questions'
const unknown = 'I do not know'

const total = 'The total of all cells from B2 to B6'
const mixed = '=A2*$C$1'
const lookup = 'XLOOKUP or VLOOKUP'
const pivot = 'A pivot table'
const stored = 'Whether one side is stored as text or has spaces'

const suits = [
  'That suits me',
  'I would rather begin one level lower',
  'I would like to talk first',
]
/** Answered, but wrong */
const missed = (question: string, right: string) =>
  all(isAnswered(question), isNot(question, right))

export const skillLevelAssessment: FormTemplate = formTemplate({
  slug: 'skill-level-assessment',
  title: 'Skill Level Assessment',
  description:
    'Finds the spreadsheet course that fits: each right answer leads to a harder question.',
  category: 'Assessment',
  difficulty: 'Advanced',
  settings: {
    description:
      'This is no exam. It finds the course in which you learn most, so “I do not know” is a good answer.',
    displayStyle: 'single-card',
    submitButtonText: 'Finish',
    successMessage:
      'Thank you. We confirm your place by e-mail, with the date and what to bring along.',
  },
  questions: [
    ...yourNameAndEmail,
    ask('number', 'years', 'For how many years have you used spreadsheets at work?', {
      required: true,
      description: 'Round to whole years. 0 is fine.',
      placeholder: '0',
      validation: { min: 0, max: 60 },
    }),
    ask('radio', 'self', 'Which of these sounds most like you?', {
      required: true,
      options: [beginner, able, asked],
    }),
    ask('checkbox', 'uses', 'What do you do with spreadsheets today?', {
      options: [
        'Lists and tables',
        'Charts',
        'Pivot tables',
        'Data from other systems',
        'Macros or scripts',
      ],
    }),
    ask('checkbox', 'scripts', 'What have you written yourself?', {
      options: ['Recorded macros', 'VBA', 'Office Scripts', 'Apps Script', 'Python'],
      when: includes('uses', 'Macros or scripts'),
    }),
    ask('radio', 'sum', 'A cell holds =SUM(B2:B6). What does it show?', {
      required: true,
      options: [total, 'The total of B2 and B6 only', 'How many cells are filled', unknown],
      when: any(isOneOf('self', able, asked), isOver('years', 0)),
    }),
    ask('radio', 'copy', 'You copy =A1*$C$1 one row down. What does the copy say?', {
      required: true,
      options: ['=A2*$C$2', mixed, '=A1*$C$1', unknown],
      when: is('sum', total),
    }),
    ask('radio', 'lookup', 'What finds the price of an article in another table?', {
      required: true,
      options: ['CONCAT', 'ROUND', lookup, unknown],
      when: is('copy', mixed),
    }),
    ask(
      'radio',
      'pivot',
      'You need the sales by region and month from 20,000 rows. What is quickest?',
      {
        required: true,
        options: ['Sorting, then adding up by hand', pivot, 'A formula for each region', unknown],
        when: is('copy', mixed),
      },
    ),
    ask(
      'radio',
      'missing',
      'A lookup says #N/A though you can see the key. What do you check first?',
      {
        required: true,
        options: ['The width of the column', 'The colour of the cells', stored, unknown],
        when: all(is('lookup', lookup), is('pivot', pivot)),
      },
    ),
    ask('radio', 'first', 'Our suggestion: the course Foundations', {
      required: true,
      description: 'Two days: entering, sorting, formulas, printing.',
      options: ['That suits me', 'I would like to talk first'],
      when: any(
        all(is('self', beginner), is('years', 0)),
        missed('sum', total),
        missed('copy', mixed),
      ),
    }),
    ask('radio', 'second', 'Our suggestion: the course Working with Data', {
      required: true,
      description: 'Two days: lookups, pivot tables, clean data, charts that say something.',
      options: suits,
      when: all(
        is('copy', mixed),
        any(missed('lookup', lookup), missed('pivot', pivot), missed('missing', stored)),
      ),
    }),
    ask('radio', 'third', 'Our suggestion: the course Models and Automation', {
      required: true,
      description: 'Three days: models that others can check, imports, scripts.',
      options: suits,
      when: is('missing', stored),
    }),
    ask('textarea', 'built', 'Which sheet that you built are you proud of?', {
      description: 'What it does, and who uses it.',
      placeholder: 'A few sentences',
      when: any(is('missing', stored), isAnswered('scripts')),
    }),
    ask('radio', 'tutor', 'Would you help others in the course now and then?', {
      options: ['Yes', 'No'],
      when: all(is('self', asked), any(isOver('years', 5), is('missing', stored))),
    }),
    ask('checkbox', 'days', 'Which days suit you?', {
      required: true,
      options: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    }),
    ask('textarea', 'notes', 'Is there anything we should know?', {
      description: 'Such as what you want to be able to do, or what would make learning easier.',
      placeholder: 'Optional',
    }),
  ],
})
