import { aForm } from '@ramiform/core/testing/a-form'
import { type FormCases, is, isnt } from '../expected.ts'

export const wedding: FormCases = {
  form: aForm()
    .radio('attending', ['Joyfully accepts', 'Regretfully declines'], {
      label: 'Will you be attending?',
    })
    .number('guests', { label: 'Number of guests' })
    .radio('meal', ['Chicken', 'Beef', 'Fish', 'Vegetarian'], { label: 'Meal choice' })
    .text('plusone', { label: "Plus one's name" })
    .radio('allergies', ['Yes', 'No'], { label: 'Any food allergies?' })
    .field('textarea', 'allergy_details', { label: 'Allergy details' })
    .number('kids', { label: 'Number of children' })
    .checkbox('kidsmenu', ['Nuggets', 'Pasta', 'Pizza'], { label: "Kids' menu" })
    .radio('hotel', ['Yes', 'No', 'Not sure yet'], { label: 'Do you need a hotel room?' })
    .number('nights', { label: 'How many nights?' })
    .text('song', { label: 'Song request' }),
  rows: [
    ['How many nights? -> only if they said yes to the hotel room', { nights: is('hotel', 'Yes') }],
    ["don't ask how many nights unless they need a hotel room", { nights: is('hotel', 'Yes') }],
    ["omg we're getting married in June!! so excited", 'no rule'],
    ['limit the number of guests to 4', 'no rule'],
    [
      'If any food allergies is Yes show allergy details. If they need a hotel room show how many nights.',
      { allergy_details: is('allergies', 'Yes'), nights: is('hotel', 'Yes') },
    ],
    [
      'Show song request for everybody except those who regretfully decline',
      { song: isnt('attending', 'Regretfully declines') },
    ],
  ],
}
