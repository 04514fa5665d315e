import { aForm } from '@ramiform/core/testing/a-form'
import { all, atLeast, type FormCases, isnt, over } from '../expected.ts'

export const restaurant: FormCases = {
  form: aForm()
    .number('party', { label: 'Party size' })
    .date('date', { label: 'Date' })
    .field('select', 'time', { label: 'Time', options: ['17:00', '18:30', '20:00', '21:30'] })
    .radio('occ', ['Birthday', 'Anniversary', 'Business', 'None'], { label: 'Special occasion?' })
    .radio('cake', ['Yes', 'No'], { label: 'Would you like a cake?' })
    .text('caketext', { label: 'Text on the cake' })
    .field('price', 'deposit', { label: 'Deposit' })
    .number('high', { label: 'High chairs' })
    .radio('kids', ['Yes', 'No'], { label: 'Any kids?' })
    .radio('seat', ['Inside', 'Terrace', 'Bar'], { label: 'Seating' })
    .field('textarea', 'notes', { label: 'Notes' }),
  rows: [
    ['A deposit is asked from parties larger than 8.', { deposit: over('party', '8') }],
    ['show deposit for eight people or more', { deposit: atLeast('party', '8') }],
    ['ask for notes when they come at 8pm', 'no rule'],
    [
      'hide would you like a cake if special occasion is none or business',
      { cake: all(isnt('occ', 'None'), isnt('occ', 'Business')) },
    ],
  ],
}
