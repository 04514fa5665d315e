import { aForm } from '@ramiform/core/testing/a-form'
import { is, type Wishes } from '../expected.ts'

const yesNo = ['Yes', 'No']

/** Questions that deny: their yes is a no, so that only their own words tell what is meant. */
export const deniedQuestions: Wishes = {
  form: aForm()
    .radio('enter', yesNo, { label: 'May we enter if you are not at home?' })
    .radio('smoke', yesNo, { label: 'Do you not smoke?' })
    .text('note', { label: 'Note' }),
  rows: [
    ['show note if we may not enter', 'no rule'],
    ['show note if we cannot enter', 'no rule'],
    ['show note if they smoke', 'no rule'],
    ['show note if "Do you not smoke?" is Yes', { note: is('smoke', 'Yes') }],
    ['show note if may we enter if you are not at home is No', { note: is('enter', 'No') }],
  ],
}
