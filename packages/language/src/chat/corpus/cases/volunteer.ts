import { aForm } from '@ramiform/core/testing/a-form'
import { all, any, atLeast, type FormCases, filled, has, is, over } from '../expected.ts'

export const volunteer: FormCases = {
  form: aForm()
    .checkbox('days', ['Monday', 'Tuesday', 'Wednesday', 'Saturday', 'Sunday'], {
      label: 'Which days can you help?',
    })
    .radio('area', ['Kitchen', 'Driving', 'Reception', 'Fundraising'], {
      label: 'Area of interest',
    })
    .radio('license', ['Yes', 'No'], { label: 'Do you have a driving licence?' })
    .text('licensenr', { label: 'Licence number' })
    .radio('u18', ['Yes', 'No'], { label: 'Are you under 18?' })
    .text('parent', { label: 'Parent or guardian name' })
    .email('parentmail', { label: 'Parent email' })
    .date('dob', { label: 'Date of birth' })
    .radio('before', ['Yes', 'No'], { label: 'Have you volunteered before?' })
    .field('textarea', 'where', { label: 'Where did you volunteer?' })
    .number('hours', { label: 'Hours per week' })
    .checkbox('certs', ['First aid', 'Food hygiene', 'Safeguarding'], { label: 'Certificates' })
    .text('emergency', { label: 'Emergency contact' }),
  rows: [
    [
      'driving licence question only if the area of interest is driving',
      { license: is('area', 'Driving') },
    ],
    [
      'Licence number: show when area is Driving and they do have a driving licence',
      { licensenr: all(is('area', 'Driving'), is('license', 'Yes')) },
    ],
    [
      'if someone is under 18 we need parent or guardian name and parent email',
      { parent: is('u18', 'Yes'), parentmail: is('u18', 'Yes') },
    ],
    ['Where did you volunteer? if they have volunteered before.', { where: is('before', 'Yes') }],
    [
      'show emergency contact if they can help on saturday or sunday',
      { emergency: any(has('days', 'Saturday'), has('days', 'Sunday')) },
    ],
    [
      'emergency contact only when they can help on both Saturday and Sunday',
      { emergency: all(has('days', 'Saturday'), has('days', 'Sunday')) },
    ],
    [
      'show parent or guardian name for anybody born after 21 November 2008',
      { parent: over('dob', '2008-11-21') },
    ],
    [
      'Parent email if date of birth is in 2010 or later',
      { parentmail: atLeast('dob', '2010-01-01') },
    ],
    ['show parent email if they are younger than sixteen based on date of birth', 'no rule'],
    [
      'certificates if area of interest is kitchen or (area is reception and hours per week is more than 10)',
      { certs: any(is('area', 'Kitchen'), all(is('area', 'Reception'), over('hours', '10'))) },
    ],
    ['Show hours per week as soon as they pick at least one day', { hours: filled('days') }],
    ['what can you do?', 'no rule'],
  ],
}
