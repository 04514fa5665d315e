import { aForm } from '@ramiform/core/testing/a-form'
import { all, any, type FormCases, is, isnt, over, under } from '../expected.ts'

export const tenantRepair: FormCases = {
  form: aForm()
    .field('select', 'room', {
      label: 'Which room?',
      options: ['Kitchen', 'Bathroom', 'Bedroom', 'Hallway', 'Outside'],
    })
    .radio('kind', ['Heating', 'Water', 'Electricity', 'Window or door', 'Something else'], {
      label: 'What is broken?',
    })
    .field('textarea', 'desc', { label: 'Describe it' })
    .radio('leak', ['Yes', 'No'], { label: 'Is water leaking right now?' })
    .radio('valve', ['Yes', 'No', "I don't know where it is"], {
      label: 'Could you close the main valve?',
    })
    .number('temp', { label: 'Room temperature' })
    .date('since', { label: 'Since when?' })
    .field('file', 'photo', { label: 'Photo' })
    .radio('perm', ['Yes', 'No'], { label: 'May we enter if you are not at home?' })
    .text('key', { label: 'Where do we get the key?' })
    .checkbox('slot', ['Morning', 'Noon', 'Evening'], { label: 'When are you at home?' })
    .field('phone', 'phone', { label: 'Phone' })
    .radio('pets', ['None', 'Dog', 'Cat', 'Other'], { label: 'Pets' })
    .text('petnote', { label: 'Note about the pet' })
    .number('floor', { label: 'Floor number' })
    .radio('lift', ['Yes', 'No'], { label: 'Is there a lift?' }),
  rows: [
    ['Could you close the main valve? only while water is leaking', { valve: is('leak', 'Yes') }],
    ['room temperature only for heating problems', { temp: is('kind', 'Heating') }],
    ['photo if window or door is selected', { photo: is('kind', 'Window or door') }],
    [
      'show photo for window or door and for something else',
      { photo: any(is('kind', 'Window or door'), is('kind', 'Something else')) },
    ],
    ['note about the pet unless pets is none', { petnote: isnt('pets', 'None') }],
    [
      'note about the pet for dogs, cats and others',
      { petnote: any(is('pets', 'Dog'), is('pets', 'Cat'), is('pets', 'Other')) },
    ],
    ['is there a lift? if floor number is higher than 1', { lift: over('floor', '1') }],
    ['show photo if since when is more than a week ago', 'no rule'],
    [
      'show photo if "Since when?" is earlier than 2026/11/01',
      { photo: under('since', '2026-11-01') },
    ],
    [
      'Show phone if water is leaking right now, or if the room temperature is below 15 and what is broken is Heating.',
      { phone: any(is('leak', 'Yes'), all(under('temp', '15'), is('kind', 'Heating'))) },
    ],
    ['send the plumber', 'no rule'],
    ['set priority high when water is leaking', 'no rule'],
    ['are you a robot?', 'no rule'],
  ],
}
