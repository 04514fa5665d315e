import { aForm } from '@ramiform/core/testing/a-form'
import { any, type FormCases, has, is, isnt, under } from '../expected.ts'

export const claim: FormCases = {
  form: aForm()
    .radio('kind', ['Car', 'Home', 'Travel'], { label: 'Type of claim' })
    .date('date', { label: 'Date of accident' })
    .radio('police', ['Yes', 'No'], { label: 'Was the police called?' })
    .text('report', { label: 'Police report number' })
    .field('price', 'damage', { label: 'Estimated damage' })
    .radio('injured', ['Yes', 'No'], { label: 'Was anyone injured?' })
    .field('textarea', 'injuries', { label: 'Describe the injuries' })
    .text('plate', { label: 'Number plate' })
    .text('flight', { label: 'Flight number' })
    .radio('third', ['Yes', 'No', 'Unknown'], { label: 'Was a third party involved?' })
    .text('tname', { label: 'Name of the third party' })
    .field('file', 'photos', { label: 'Photos of the damage' })
    .checkbox('evidence', ['Photos', 'Witness', 'Dashcam'], { label: 'Evidence' })
    .text('witness', { label: 'Witness name' }),
  rows: [
    ['If nobody was injured dont show describe the injuries', { injuries: isnt('injured', 'No') }],
    ['describe the injuries when someone was injured', { injuries: is('injured', 'Yes') }],
    ['Witness name if evidence includes a witness', { witness: has('evidence', 'Witness') }],
    [
      'photos of the damage is shown when Photos is selected as evidence',
      { photos: has('evidence', 'Photos') },
    ],
    [
      'witness name should be hidden if Witness is not ticked under Evidence',
      { witness: has('evidence', 'Witness') },
    ],
    ['show photos of the damage if the date of accident is after 03/04/2027', 'no rule'],
    ['attach a pdf copy of the claim to the notification', 'no rule'],
    [
      'so basically what I want is that the flight number thing only shows up when it is a travel claim, thanks!',
      { flight: is('kind', 'Travel') },
    ],
    ['show police report number if the accident happened more than 30 days ago', 'no rule'],
    ['put the claim number in the email subject', 'no rule'],
    [
      'hide flight number if type of claim is neither Travel nor Car',
      { flight: any(is('kind', 'Travel'), is('kind', 'Car')) },
    ],
    [
      'show photos of the damage for accidents before the first of May 2027',
      { photos: under('date', '2027-05-01') },
    ],
  ],
}
