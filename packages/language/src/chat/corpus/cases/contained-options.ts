import { aForm } from '@ramiform/core/testing/a-form'
import { all, any, type FormCases, has, is, isnt } from '../expected.ts'

const member = (...options: readonly string[]) =>
  any(...options.map((option) => is('standing', option)))

/** Options whose name is part of another option. */
export const containedOptions: FormCases = {
  form: aForm()
    .radio('standing', ['Member', 'Former member', 'Never a member', 'Board member'], {
      label: 'Membership',
    })
    .field('select', 'colour', {
      label: 'Paint colour',
      options: ['Red', 'Dark red', 'Blue', 'Light blue', 'Other'],
    })
    .radio('job', ['Employed', 'Self-employed', 'Unemployed', 'Retired'], {
      label: 'Employment status',
    })
    .checkbox('milk', ['Milk', 'Oat milk', 'Soy milk', 'Sugar', 'Brown sugar'], { label: 'Extras' })
    .radio('size', ['Small', 'Medium', 'Large', 'Extra large'], { label: 'Cup size' })
    .text('number', { label: 'Membership number' })
    .text('left', { label: 'Reason for leaving' })
    .text('paint', { label: 'Paint code' })
    .text('firm', { label: 'Employer' })
    .text('note', { label: 'Barista note' }),
  rows: [
    [
      'show reason for leaving to members and former members',
      { left: member('Member', 'Former member') },
    ],
    [
      'Show "Reason for leaving" for members and for former members',
      { left: member('Member', 'Former member') },
    ],
    [
      'only ask members, former members and board members for their membership number',
      { number: member('Member', 'Former member', 'Board member') },
    ],
    [
      'show the membership number if membership is member or board member',
      { number: member('Member', 'Board member') },
    ],
    [
      'show the membership number if membership is former member or member',
      { number: member('Member', 'Former member') },
    ],
    [
      'Reason for leaving is only for former members and board members',
      { left: member('Former member', 'Board member') },
    ],
    ['show reason for leaving to former members', { left: is('standing', 'Former member') }],
    ['Members should see the membership number', { number: is('standing', 'Member') }],
    [
      'hide the membership number from members and former members',
      { number: all(isnt('standing', 'Member'), isnt('standing', 'Former member')) },
    ],
    [
      'show reason for leaving if they are a former member',
      { left: is('standing', 'Former member') },
    ],
    [
      'show the membership number when they picked Member or Former member',
      { number: member('Member', 'Former member') },
    ],
    [
      'If someone is a board member or a former member, ask for the membership number.',
      { number: member('Board member', 'Former member') },
    ],
    [
      'show the paint code if the paint colour is red or dark red',
      { paint: any(is('colour', 'Red'), is('colour', 'Dark red')) },
    ],
    [
      'show the paint code for dark red and red',
      { paint: any(is('colour', 'Red'), is('colour', 'Dark red')) },
    ],
    [
      'ask for the paint code if they choose blue, light blue or dark red',
      { paint: any(is('colour', 'Blue'), is('colour', 'Light blue'), is('colour', 'Dark red')) },
    ],
    [
      'hide paint code unless the paint colour is blue or light blue',
      { paint: any(is('colour', 'Blue'), is('colour', 'Light blue')) },
    ],
    [
      'show employer if they are employed or self-employed',
      { firm: any(is('job', 'Employed'), is('job', 'Self-employed')) },
    ],
    [
      'Hide employer for the unemployed and the retired',
      { firm: all(isnt('job', 'Unemployed'), isnt('job', 'Retired')) },
    ],
    [
      'show the barista note if they want oat milk or milk',
      { note: any(has('milk', 'Oat milk'), has('milk', 'Milk')) },
    ],
    [
      'show the barista note if they ticked milk and oat milk',
      { note: all(has('milk', 'Oat milk'), has('milk', 'Milk')) },
    ],
    [
      'show the barista note if the extras include sugar and brown sugar',
      { note: all(has('milk', 'Sugar'), has('milk', 'Brown sugar')) },
    ],
    [
      'show the barista note if the cup size is large or extra large',
      { note: any(is('size', 'Large'), is('size', 'Extra large')) },
    ],
    [
      'show the barista note for extra large and large',
      { note: any(is('size', 'Large'), is('size', 'Extra large')) },
    ],
    ['show the barista note for large cups', { note: is('size', 'Large') }],
    ['show the membership number to current and former members', 'no rule'],
    [
      'show the membership number unless they were never a member',
      { number: isnt('standing', 'Never a member') },
    ],
  ],
}
