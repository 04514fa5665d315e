import { aForm } from '@ramiform/core/testing/a-form'
import { all, atMost, type FormCases, has, is, isnt, over } from '../expected.ts'

export const gym: FormCases = {
  form: aForm()
    .radio('plan', ['Monthly', 'Yearly', 'Day pass'], { label: 'Membership plan' })
    .checkbox('goals', ['Lose weight', 'Build muscle', 'Run a marathon', 'Stay flexible'], {
      label: 'Fitness goals',
    })
    .number('weight', { label: 'Current weight' })
    .number('target', { label: 'Target weight' })
    .radio('pt', ['Yes', 'No'], { label: 'Would you like a personal trainer?' })
    .radio('ptg', ['Male trainer', 'Female trainer', 'No preference'], {
      label: 'Preferred trainer',
    })
    .text('injury', { label: 'Injuries' })
    .radio('doctor', ['Yes', 'No'], { label: 'Has a doctor advised against exercise?' })
    .number('age', { label: 'Age' })
    .field('file', 'consent', { label: 'Parental consent' })
    .date('start', { label: 'Start date' })
    .text('bank', { label: 'Bank account' })
    .text('disc', { label: 'Student discount code' }),
  rows: [
    ['target weight if one of the goals is lose weight', { target: has('goals', 'Lose weight') }],
    ['Student discount code for people aged 25 or younger', { disc: atMost('age', '25') }],
    [
      'Injuries should come up if a doctor has advised against exercise and the age is over 60',
      { injury: all(is('doctor', 'Yes'), over('age', '60')) },
    ],
    ['show bank account if plan is Monthly and plan is not Monthly', 'no rule'],
    [
      'preferred trainer question should be skipped when personal trainer = no',
      { ptg: isnt('pt', 'No') },
    ],
    ['undo the last rule', 'no rule'],
  ],
}
