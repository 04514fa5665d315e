import { aForm } from '@ramiform/core/testing/a-form'
import { type FormCases, is, isnt } from '../expected.ts'

export const pizzaSurvey: FormCases = {
  form: aForm()
    .radio('eat', ['Yes', 'No'], { label: 'Do you eat meat?' })
    .text('much', { label: 'How much?' })
    .radio('drink', ['Beer', 'Coffee', 'Tea', 'Nothing'], { label: 'What do you like to drink?' })
    .radio('beer', ['Export', 'Pils'], { label: 'What kind of beer?' })
    .radio('coffee', ['Espresso', 'Americano'], { label: 'What kind of coffee?' })
    .radio('sport', ['Yes', 'No'], { label: 'Do you practice sports?' })
    .field('select', 'often', {
      label: 'How often?',
      options: ['Once a week', 'Twice a week', 'Every day'],
    })
    .field('select', 'food', {
      label: 'Favourite food',
      options: ['Pizza', 'Ice cream', 'Tacos', 'Burgers', 'Other'],
    })
    .text('foodother', { label: 'Which food?' })
    .radio('kidsq', ['Yes', 'No'], { label: 'Do you have kids?' })
    .number('kidsn', { label: 'How many kids do you have?' })
    .radio('pres', ['Luke', 'Leia', 'Write-in'], { label: 'Who should be president?' })
    .text('write', { label: 'Your candidate' }),
  rows: [
    ['how often should only be asked of people who practice sports', { often: is('sport', 'Yes') }],
    [
      'When favourite food is Other I want to show a free text field: Which food?',
      { foodother: is('food', 'Other') },
    ],
    ['Write-in as president -> your candidate', { write: is('pres', 'Write-in') }],
    ['dont hide what kind of beer if drink is beer', { beer: is('drink', 'Beer') }],
    ['hide what kind of beer when they like to drink nothing', { beer: isnt('drink', 'Nothing') }],
    ['end the survey if they do not eat meat', 'no rule'],
  ],
}
