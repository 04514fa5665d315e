import { aForm } from '@ramiform/core/testing/a-form'
import { all, any, empty, type FormCases, filled, is } from '../expected.ts'

const neither = (one: string, other: string) => all(empty(one), empty(other))

/** Words that name fields and also occur in the options of another field. */
export const twoPhones: FormCases = {
  form: aForm()
    .field('phone', 'mobile', { label: 'Mobile phone' })
    .field('phone', 'home', { label: 'Home phone' })
    .email('work', { label: 'Work email' })
    .email('private', { label: 'Private email' })
    .radio('contact', ['Phone', 'Email', 'Post'], { label: 'Preferred contact method' })
    .text('post', { label: 'Postal address' })
    .text('billing', { label: 'Billing address' })
    .text('first', { label: 'First name' })
    .text('last', { label: 'Last name' })
    .text('note', { label: 'Note' }),
  rows: [
    ['show note if neither phone was given', { note: neither('mobile', 'home') }],
    ['show note if neither phone number is filled in', 'no rule'],
    ['show note if no phone was given', 'no rule'],
    ['show note if phone is given', 'no rule'],
    ['show note if both phones are filled in', { note: all(filled('mobile'), filled('home')) }],
    ['show note if email was given', 'no rule'],
    ['show note if an email was not given', 'no rule'],
    ['show note if neither email was given', { note: neither('work', 'private') }],
    ['show note if both emails were left blank', { note: neither('work', 'private') }],
    ['show note if both emails are missing', { note: neither('work', 'private') }],
    ['show note if either email is given', { note: any(filled('work'), filled('private')) }],
    [
      'show note if neither the work email nor the private email was provided',
      { note: neither('work', 'private') },
    ],
    ['show note if both addresses are empty', { note: neither('post', 'billing') }],
    ['show note if neither address was entered', { note: neither('post', 'billing') }],
    [
      'hide note unless both addresses are filled in',
      { note: all(filled('post'), filled('billing')) },
    ],
    ['show note when both names are missing', { note: neither('first', 'last') }],
    ['show note if they prefer phone', { note: is('contact', 'Phone') }],
    ['show note if Phone is selected', { note: is('contact', 'Phone') }],
    [
      'show note if preferred contact method is phone or post',
      { note: any(is('contact', 'Phone'), is('contact', 'Post')) },
    ],
    ['ask for the postal address if they picked post', { post: is('contact', 'Post') }],
    ['show note if a phone is needed', 'no rule'],
    [
      'show note if neither home phone nor work email is missing',
      { note: all(filled('home'), filled('work')) },
    ],
    ['show note if neither phone nor work email is given', 'no rule'],
    ['show note if a work email was given', { note: filled('work') }],
    ['show note if private email is missing', { note: empty('private') }],
  ],
}
