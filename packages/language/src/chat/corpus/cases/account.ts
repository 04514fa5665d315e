import { aForm } from '@ramiform/core/testing/a-form'
import { all, any, atLeast, type FormCases, has, is, isnt, over } from '../expected.ts'

export const account: FormCases = {
  form: aForm()
    .radio('f1', ['Personal', 'Business', 'Non-profit'], { label: 'Account type' })
    .text('f2', { label: 'Company name' })
    .number('f3', { label: 'Number of employees' })
    .text('f4', { label: 'VAT number' })
    .field('select', 'f5', {
      label: 'Country',
      options: ['United States', 'Germany', 'United Kingdom', 'Other'],
    })
    .field('phone', 'f6', { label: 'Phone number' })
    .radio('f7', ['Email me', 'Call me', 'Text me'], { label: 'How should we reach you?' })
    .checkbox('f8', ['Newsletter', 'Product updates', 'Events'], { label: 'Stay in touch' })
    .field('select', 'f9', {
      label: 'How did you hear about us?',
      options: ['Google', 'A friend', 'Social media', 'Other'],
    })
    .text('f10', { label: 'Please specify where you heard of us' })
    .email('f11', { label: 'Email address' }),
  rows: [
    ['Hide VAT number when country = United States', { f4: isnt('f5', 'United States') }],
    [
      '"Please specify where you heard of us" pops up when someone answers Other to the how did you hear about us question.',
      { f10: is('f9', 'Other') },
    ],
    ['show company name if Other is selected', 'no rule'],
    ['ask how they heard about us only if Newsletter is ticked', { f9: has('f8', 'Newsletter') }],
    [
      'Show "How did you hear about us?" when both Newsletter and Events are ticked',
      { f9: all(has('f8', 'Newsletter'), has('f8', 'Events')) },
    ],
    ['show company name if account type is Enterprise', 'no rule'],
    [
      'show VAT number if they are a business but not if the country is United States',
      { f4: all(is('f1', 'Business'), isnt('f5', 'United States')) },
    ],
    [
      'Show company name if account type is Non-profit or account type is Business and number of employees is more than 10',
      { f2: any(is('f1', 'Non-profit'), all(is('f1', 'Business'), over('f3', '10'))) },
    ],
    [
      'Show the VAT number when all of these hold:\n- account type is Business\n- country is Germany\n- number of employees is at least 10',
      { f4: all(is('f1', 'Business'), is('f5', 'Germany'), atLeast('f3', '10')) },
    ],
    ['add an option "France" to country', 'no rule'],
    ['disable the phone number field when email is filled in', 'no rule'],
    ['hide company name and vat number', 'no rule'],
    ['if account type is business', 'no rule'],
    ['Show the fax number when account type is Business', 'no rule'],
  ],
}
