import { aForm } from '@ramiform/core/testing/a-form'
import { all, any, type FormCases, is } from '../expected.ts'

const yesNo = ['Yes', 'No']

/** Yes-or-no questions, paraphrased and negated. */
export const polarQuestions: FormCases = {
  form: aForm()
    .radio('attend', yesNo, { label: 'Can you attend the dinner?' })
    .radio('urgent', yesNo, { label: 'Is this urgent?' })
    .radio('insured', yesNo, { label: 'Are you insured?' })
    .radio('pets', yesNo, { label: 'Do you have pets?' })
    .radio('permit', yesNo, { label: 'Do you have a parking permit?' })
    .radio('alone', yesNo, { label: 'Do you live alone?' })
    .text('insurer', { label: 'Insurer' })
    .text('menu', { label: 'Menu choice' })
    .text('reason', { label: 'Reason' })
    .text('species', { label: 'Species' })
    .text('others', { label: 'Who else lives there' }),
  rows: [
    ['show the menu choice if they can attend the dinner', { menu: is('attend', 'Yes') }],
    ['show reason if they cannot attend the dinner', { reason: is('attend', 'No') }],
    ['show reason if they are unable to attend the dinner', { reason: is('attend', 'No') }],
    ['show reason if they are not able to attend', { reason: is('attend', 'No') }],
    ['show menu choice if they are able to attend', { menu: is('attend', 'Yes') }],
    ['show insurer if they are insured', { insurer: is('insured', 'Yes') }],
    ['show reason if they are not insured', { reason: is('insured', 'No') }],
    ['show reason if they are uninsured', 'no rule'],
    ['show reason if it is urgent', { reason: is('urgent', 'Yes') }],
    ['show reason if it is not urgent', { reason: is('urgent', 'No') }],
    ['show species if they have pets', { species: is('pets', 'Yes') }],
    [
      'hide species if they have no pets',
      { species: any(is('pets', 'Yes'), { ...is('pets', ''), condition: 'is_empty' }) },
    ],
    ['show reason if they live without pets', 'no rule'],
    ['show reason if they gave up pets', 'no rule'],
    ['show reason if they used to have pets', 'no rule'],
    ['show reason if they stopped living alone', 'no rule'],
    ['show reason if they hate living alone', 'no rule'],
    ['show reason if they lost their parking permit', 'no rule'],
    ['show reason if they refuse to attend', { reason: is('attend', 'No') }],
    ['show reason to people who do not have a parking permit', { reason: is('permit', 'No') }],
    ['show reason to everyone without pets', { reason: is('pets', 'No') }],
    ['show reason if it is hardly urgent', 'no rule'],
    ['show reason if they are under-insured', 'no rule'],
    ['show reason if they can barely attend', 'no rule'],
    ['show reason for people without a parking permit', { reason: is('permit', 'No') }],
    ['show reason for people with a parking permit', { reason: is('permit', 'Yes') }],
    ['show who else lives there if they do not live alone', { others: is('alone', 'No') }],
    ['show reason if they lack a parking permit', 'no rule'],
    [
      'show reason if they have pets but no parking permit',
      { reason: all(is('pets', 'Yes'), is('permit', 'No')) },
    ],
    ['show reason if they never attend', { reason: is('attend', 'No') }],
    [
      'show reason if they have neither pets nor a parking permit',
      { reason: all(is('pets', 'No'), is('permit', 'No')) },
    ],
  ],
}
