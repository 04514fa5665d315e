import { aForm } from '@ramiform/core/testing/a-form'
import { any, type FormCases, has, is } from '../expected.ts'

const yesNo = ['Yes', 'No']

/** Questions with a negation, such as “Do you live without pets?”: only their own words can answer them. */
export const deniedQuestions: FormCases = {
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

/** Questions whose negation hides in a word or in the way of asking. */
export const hiddenDenials: FormCases = {
  form: aForm()
    .radio('pets', yesNo, { label: 'Do you live without pets?' })
    .radio('urgent', yesNo, { label: 'Is it not urgent?' })
    .radio('attend', yesNo, { label: 'Are you unable to attend?' })
    .radio('lack', yesNo, { label: 'Do you lack a work permit?' })
    .radio('refuse', yesNo, { label: 'Do you refuse the flu vaccine?' })
    .radio('opted', yesNo, { label: 'Would you like to opt out of the newsletter?' })
    .radio('away', yesNo, { label: "Isn't the parcel damaged?" })
    .radio('invalid', yesNo, { label: 'Is your passport invalid?' })
    .radio('avoid', yesNo, { label: 'Do you avoid gluten?' })
    .radio('stopped', yesNo, { label: 'Have you stopped drinking?' })
    .radio('allergies', yesNo, { label: 'Does your child have no allergies?' })
    .checkbox('photos', ['I do not give photo consent'], { label: 'Photos' })
    .text('note', { label: 'Note' }),
  rows: [
    ['show note if the child has no allergies', 'no rule'],
    ['show note if the child has allergies', 'no rule'],
    ['show note if photo consent is given', 'no rule'],
    [
      'show note if they do not give photo consent',
      { note: has('photos', 'I do not give photo consent') },
    ],
    ['show note if they have pets', 'no rule'],
    ['show note if they live with pets', 'no rule'],
    ['show note if they do not have pets', 'no rule'],
    ['show note if it is urgent', 'no rule'],
    ['show note if they can attend', 'no rule'],
    ['show note if they attend', 'no rule'],
    ['show note if they are able to attend', 'no rule'],
    ['show note if they cannot attend', 'no rule'],
    ['show note if they have a work permit', 'no rule'],
    ['show note if they do not have a work permit', 'no rule'],
    ['show note if they want the flu vaccine', 'no rule'],
    ['show note if they want the newsletter', 'no rule'],
    ['show note if they like the newsletter', 'no rule'],
    ['show note if the parcel is damaged', 'no rule'],
    ['show note if their passport is valid', 'no rule'],
    ['show note if they eat gluten', 'no rule'],
    ['show note if they drink', 'no rule'],
    ['hide note unless they have pets', 'no rule'],
    ['show note if they live without pets', { note: is('pets', 'Yes') }],
    ['show note if they are unable to attend', { note: is('attend', 'Yes') }],
    ['show note if they are not unable to attend', { note: is('attend', 'No') }],
    ['show note if they refuse the flu vaccine', { note: is('refuse', 'Yes') }],
    ['show note if their passport is invalid', { note: is('invalid', 'Yes') }],
    ['show note if they lack a work permit', { note: is('lack', 'Yes') }],
    ['show the pets note if they are unable to attend', 'no rule'],
    ['show note if "Do you live without pets?" is Yes', { note: is('pets', 'Yes') }],
    ['show note if are you unable to attend is no', { note: is('attend', 'No') }],
    [
      'show note if they answered Yes to "Do you lack a work permit?" or No to "Is it not urgent?"',
      { note: any(is('lack', 'Yes'), is('urgent', 'No')) },
    ],
  ],
}
