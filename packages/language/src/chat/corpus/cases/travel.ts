import { aForm } from '@ramiform/core/testing/a-form'
import { empty, type FormCases, is, over } from '../expected.ts'

export const travel: FormCases = {
  form: aForm()
    .radio('trip', ['One-way', 'Round trip', 'Multi-city'], { label: 'Trip type' })
    .date('ret', { label: 'Return date' })
    .date('dep', { label: 'Departure date' })
    .number('adults', { label: 'Adults' })
    .number('children', { label: 'Number of children' })
    .text('ages', { label: 'Ages of children' })
    .field('select', 'cls', {
      label: 'Cabin class',
      options: ['Economy', 'Premium Economy', 'Business', 'First'],
    })
    .radio('lounge', ['Yes', 'No'], { label: 'Lounge access' })
    .radio('visa', ['Yes', 'No', 'Not required'], { label: 'Do you have a visa?' })
    .text('passport', { label: 'Passport number' })
    .field('select', 'dest', {
      label: 'Destination',
      options: ['Japan', 'Canada', 'Brazil', 'South Korea', 'North Macedonia'],
    })
    .radio('ins', ['None', 'Basic', 'Premium'], { label: 'Travel insurance' })
    .radio('seat', ['Window', 'Aisle', 'No preference'], { label: 'Seat preference' })
    .field('textarea', 'special', { label: 'Special requests' }),
  rows: [
    ['Return date → only Round trip', { ret: is('trip', 'Round trip') }],
    ['lounge access if cabin class is economy', { lounge: is('cls', 'Economy') }],
    ['ages of children when number of children > 0', { ages: over('children', '0') }],
    ['Hide ages of children if there are no children', { ages: over('children', '0') }],
    ["if they don't have a visa, show special requests", { special: is('visa', 'No') }],
    ['When no seat preference was given, show special requests', { special: empty('seat') }],
  ],
}
