import { aForm } from '@ramiform/core/testing/a-form'
import { all, atLeast, atMost, type FormCases, is, over } from '../expected.ts'

export const household: FormCases = {
  form: aForm()
    .radio('consent', ['Yes', 'No'], { label: 'Do you agree to take part?' })
    .number('hh', { label: 'How many people live in the household?' })
    .number('u5', { label: 'How many children under five?' })
    .field('select', 'water', {
      label: 'Main source of drinking water',
      options: ['Piped', 'Well', 'River', 'Bottled', 'Other'],
    })
    .radio('treat', ['Always', 'Sometimes', 'Never'], { label: 'Do you treat the water?' })
    .checkbox('method', ['Boiling', 'Chlorine', 'Filter', 'Other'], {
      label: 'How do you treat it?',
    })
    .text('mother', { label: 'Other treatment' })
    .checkbox('crops', ['Maize', 'Rice', 'Beans', 'Cassava'], { label: 'Crops grown' })
    .number('rice', { label: 'Area under rice (ha)' })
    .radio('gender', ['Male', 'Female'], { label: 'Gender of household head' })
    .field('select', 'marital', {
      label: 'Marital status',
      options: ['Single', 'Married', 'Widowed', 'Divorced'],
    })
    .text('spouse', { label: 'Name of spouse' })
    .field('textarea', 'refusal', { label: 'Reason for refusal' })
    .number('dist', { label: 'Distance to water source (km)' }),
  rows: [
    [
      'Name of spouse is relevant only where marital status = Married',
      { spouse: is('marital', 'Married') },
    ],
    ['reason for refusal if do not agree to take part', { refusal: is('consent', 'No') }],
    [
      'Ask how many children under five only if the household has more than 2 people',
      { u5: over('hh', '2') },
    ],
    [
      'name of spouse: gender of household head is male and status is married',
      { spouse: all(is('gender', 'Male'), is('marital', 'Married')) },
    ],
    [
      'ask if they treat the water when the distance to water source exceeds 1.5 km',
      { treat: over('dist', '1.5') },
    ],
    [
      'show how many children under five if people in household is from 3 to 12',
      { u5: all(atLeast('hh', '3'), atMost('hh', '12')) },
    ],
  ],
}
