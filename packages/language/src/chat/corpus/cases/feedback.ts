import { aForm } from '@ramiform/core/testing/a-form'
import { any, empty, type FormCases, has, is, isnt, under } from '../expected.ts'

export const feedback: FormCases = {
  form: aForm()
    .radio('q1', ['1', '2', '3', '4', '5'], { label: 'Overall rating' })
    .field('textarea', 'q2', { label: 'What went wrong?' })
    .number('q3', { label: 'How likely are you to recommend us (0-10)?' })
    .field('textarea', 'q4', { label: 'What did you like most?' })
    .radio('q5', ['Yes', 'No'], { label: 'May we contact you?' })
    .email('q6', { label: 'Email address' })
    .field('select', 'q7', { label: 'Product', options: ['Basic', 'Pro', 'Enterprise'] })
    .checkbox('q8', ['Reports', 'API', 'Integrations', 'Mobile app'], {
      label: 'Which features do you use?',
    })
    .text('q9', { label: 'Which language do you call the API from?' })
    .field('textarea', 'q10', { label: 'Other comments' })
    .radio('q11', ['Yes', 'No'], { label: 'Can we use your comments as a testimonial?' }),
  rows: [
    [
      'what went wrong shows when overall rating is below three or they did not answer it',
      { q2: any(under('q1', '3'), empty('q1')) },
    ],
    ['dont ask for email address unless we may contact them', { q6: is('q5', 'Yes') }],
    [
      'which language do you call the api from? should show if they use the API',
      { q9: has('q8', 'API') },
    ],
    ['show other comments for every product except Basic', { q10: isnt('q7', 'Basic') }],
    [
      'Hide what went wrong if the rating is neither 1 nor 2',
      { q2: any(is('q1', '1'), is('q1', '2')) },
    ],
  ],
}
