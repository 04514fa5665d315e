import { aForm } from '@ramiform/core/testing/a-form'
import { any, type FormCases, is, isnt } from '../expected.ts'

export const realestate: FormCases = {
  form: aForm()
    .radio('look', ['Buy', 'Sell', 'Both'], { label: 'Are you looking to buy or sell?' })
    .field('price', 'budget', { label: 'Budget' })
    .radio('pre', ['Yes', 'No'], { label: 'Are you pre-approved for a mortgage?' })
    .text('lender', { label: 'Lender' })
    .radio('prop', ['House', 'Flat', 'Land'], { label: 'Property type' })
    .number('beds', { label: 'Number of bedrooms' })
    .number('floor', { label: 'Floor' })
    .text('sellreason', { label: 'Reason for selling' })
    .field('textarea', 'addr', { label: 'Property address' })
    .field('select', 'time', {
      label: 'Timeline',
      options: ['ASAP', '1-3 months', '3-6 months', 'Just browsing'],
    })
    .radio('call', ['Morning', 'Afternoon', 'Evening'], { label: 'Best time to call' })
    .field('phone', 'ph', { label: 'Phone' }),
  rows: [
    ['Budget if they want to buy or both', { budget: any(is('look', 'Buy'), is('look', 'Both')) }],
    ['lender only when pre-approved', { lender: is('pre', 'Yes') }],
    ['Show floor for flats', { floor: is('prop', 'Flat') }],
    [
      'People who are just browsing do not get the best time to call question',
      { call: isnt('time', 'Just browsing') },
    ],
    [
      'phone if timeline is asap or 1-3 months',
      { ph: any(is('time', 'ASAP'), is('time', '1-3 months')) },
    ],
    ['change the label of Budget to Price if they sell', 'no rule'],
  ],
}
