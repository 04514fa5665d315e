import { aForm } from '@ramiform/core/testing/a-form'
import { all, any, atLeast, type FormCases, has, is, isnt } from '../expected.ts'

export const job: FormCases = {
  form: aForm()
    .field('select', 'position', {
      label: 'Position',
      options: ['Developer', 'Designer', 'Marketing Manager', 'Sales Rep', 'Other'],
    })
    .number('experience', { label: 'Years of experience' })
    .field('url', 'portfolio', { label: 'Portfolio link' })
    .field('url', 'github', { label: 'GitHub profile' })
    .radio('relocate', ['Yes', 'No', 'Maybe'], { label: 'Are you willing to relocate?' })
    .field('price', 'salary', { label: 'Expected salary' })
    .date('start', { label: 'Earliest start date' })
    .radio('visa', ['Yes', 'No'], { label: 'Do you need visa sponsorship?' })
    .text('visatype', { label: 'Current visa type' })
    .field('textarea', 'cover', { label: 'Cover letter' })
    .field('select', 'degree', {
      label: 'Highest degree',
      options: ['None', 'Bachelor', 'Master', 'PhD'],
    })
    .text('thesis', { label: 'Thesis title' })
    .checkbox('languages', ['JavaScript', 'Java', 'Python', 'Go', 'C++'], {
      label: 'Programming languages',
    }),
  rows: [
    ['GitHub profile is for developers only', { github: is('position', 'Developer') }],
    [
      'portfolio link shows if position is Designer or Marketing Manager',
      { portfolio: any(is('position', 'Designer'), is('position', 'Marketing Manager')) },
    ],
    [
      'thesis title should not be displayed if highest degree is none',
      { thesis: isnt('degree', 'None') },
    ],
    [
      'only ask for a thesis title from people with a Master or a PhD',
      { thesis: any(is('degree', 'Master'), is('degree', 'PhD')) },
    ],
    [
      'show github profile if they know python or go',
      { github: any(has('languages', 'Python'), has('languages', 'Go')) },
    ],
    ['hide github profile when C++ is checked', 'no rule'],
    [
      'Show the portfolio link if the position is Designer, or if it is Developer and they have 5+ years of experience',
      {
        portfolio: any(
          is('position', 'Designer'),
          all(is('position', 'Developer'), atLeast('experience', '5')),
        ),
      },
    ],
    ['reject the application automatically when years of experience is less than 2', 'no rule'],
  ],
}
