import { aForm } from '@ramiform/core/testing/a-form'
import { all, any, type FormCases, filled, has, is, isnt, under } from '../expected.ts'

export const rental: FormCases = {
  form: aForm()
    .radio('pets', ['Yes', 'No'], { label: 'Do you have any pets?' })
    .checkbox('petkind', ['Dog', 'Cat', 'Bird', 'Other'], { label: 'What kind of pets?' })
    .number('petweight', { label: 'Pet weight (kg)' })
    .field('price', 'income', { label: 'Monthly income' })
    .text('guarantor', { label: 'Guarantor name' })
    .field('phone', 'guarantor_phone', { label: 'Guarantor phone' })
    .field('select', 'job', {
      label: 'Employment status',
      options: ['Employed', 'Self-employed', 'Student', 'Retired', 'Unemployed'],
    })
    .text('employer', { label: 'Employer' })
    .date('movein', { label: 'Move-in date' })
    .radio('smoke', ['Yes', 'No'], { label: 'Smoker?' })
    .radio('co', ['Yes', 'No'], { label: 'Will anyone else live with you?' })
    .field('textarea', 'conames', { label: 'Names of co-tenants' })
    .radio('evicted', ['Yes', 'No'], { label: 'Have you ever been evicted?' })
    .field('textarea', 'explain', { label: 'Please explain' })
    .field('select', 'beds', { label: 'Bedrooms', options: ['Studio', '1', '2', '3+'] }),
  rows: [
    ['Pet weight only matters for dogs', { petweight: has('petkind', 'Dog') }],
    [
      'Show guarantor phone only after guarantor name is filled',
      { guarantor_phone: filled('guarantor') },
    ],
    [
      'show employer for employed and self-employed',
      { employer: any(is('job', 'Employed'), is('job', 'Self-employed')) },
    ],
    [
      'names of co-tenants if the move-in date is before June 1st 2027 and bedrooms is 3+',
      { conames: all(under('movein', '2027-06-01'), is('beds', '3+')) },
    ],
    ["if they don't smoke hide please explain", { explain: isnt('smoke', 'No') }],
    [
      "Don't show Pet weight if pets is No or what kind of pets is empty",
      { petweight: all(isnt('pets', 'No'), filled('petkind')) },
    ],
  ],
}
