import { aForm } from '@ramiform/core/testing/a-form'
import { any, type FormCases, has, is, isnt } from '../expected.ts'

export const b2b: FormCases = {
  form: aForm()
    .field('select', 'size', {
      label: 'Company size',
      options: ['1-10', '11-50', '51-200', '201+'],
    })
    .text('cname', { label: 'Company name' })
    .radio('budget', ['Under $5k', '$5k - $20k', 'Over $20k', 'Not sure'], { label: 'Budget' })
    .field('select', 'role', {
      label: 'Role',
      options: ['Founder / CEO', 'Head of Marketing', 'Marketing', 'IT & Security', 'Other'],
    })
    .checkbox('tools', ['HubSpot', 'Salesforce', 'Excel', 'None'], {
      label: 'Which tools do you use today?',
    })
    .text('crm', { label: 'Other CRM' })
    .radio('demo', ['Yes, please', 'No, thanks'], { label: 'Would you like a demo?' })
    .date('demodate', { label: 'Preferred demo date' })
    .number('seats', { label: 'How many seats?' })
    .field('textarea', 'security', { label: 'Security requirements' })
    .radio('time', ['Immediately', 'Within 3 months', 'Later than 3 months', 'No date yet'], {
      label: 'When do you want to start?',
    })
    .field('textarea', 'msg', { label: 'Message' }),
  rows: [
    ['Message should be shown for "No date yet"', { msg: is('time', 'No date yet') }],
    [
      'show security requirements when company size is 51-200 or 201+',
      { security: any(is('size', '51-200'), is('size', '201+')) },
    ],
    ['show security requirements if the company has more than 30 people', 'no rule'],
    [
      'Only ask for the preferred demo date if they would like a demo',
      { demodate: is('demo', 'Yes, please') },
    ],
    ['show preferred demo date if demo is yes', { demodate: is('demo', 'Yes, please') }],
    ['how many seats if role is marketing', { seats: is('role', 'Marketing') }],
    [
      'hide other crm unless they use hubspot or salesforce',
      { crm: any(has('tools', 'HubSpot'), has('tools', 'Salesforce')) },
    ],
    ['show how many seats if the budget is not Not sure', { seats: isnt('budget', 'Not sure') }],
    ['route enterprise leads to slack', 'no rule'],
    ['set role to Other by default', 'no rule'],
  ],
}
