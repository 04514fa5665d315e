import { aForm } from '@ramiform/core/testing/a-form'
import { any, type FormCases, has, is, isnt } from '../expected.ts'

export const itRequest: FormCases = {
  form: aForm()
    .field('select', 'req', {
      label: 'Request type',
      options: ['New laptop', 'Replacement', 'Software', 'Access'],
    })
    .text('q1', { label: 'Q1' })
    .radio('approval', ['Given', 'Pending'], { label: 'Manager approval (>500)' })
    .field('price', 'cost', { label: 'Cost (in USD)' })
    .text('spec', { label: 'If other, please specify' })
    .radio('urgent', ['Y', 'N'], { label: 'Is this urgent? (Y/N)' })
    .date('when', { label: 'When?' })
    .radio('shown', ['Yes', 'No'], { label: 'Show my name publicly' })
    .text('name', { label: 'Name' })
    .text('mname', { label: "Manager's name" })
    .text('pname', { label: 'Name of the project' })
    .field('textarea', 'na', { label: 'Reason why not applicable' })
    .checkbox('sw', ['Adobe CC', 'MS Office', 'Figma', 'Other'], { label: 'Software' }),
  rows: [
    [
      'show "If other, please specify" if Other is ticked in Software',
      { spec: has('sw', 'Other') },
    ],
    ['hide Q1 if Q1 of the request is Software', { q1: isnt('req', 'Software') }],
    ['If request type is Software show the Software field', { sw: is('req', 'Software') }],
    ["manager's name if manager approval (>500) is Given", { mname: is('approval', 'Given') }],
    ['show the name field if request type is access', { name: is('req', 'Access') }],
    [
      'ask when if figma or adobe cc were chosen',
      { when: any(has('sw', 'Figma'), has('sw', 'Adobe CC')) },
    ],
    ['When? can be hidden if it is not urgent', { when: isnt('urgent', 'N') }],
  ],
}
