import { aForm } from '@ramiform/core/testing/a-form'
import { any, type FormCases, is, isnt } from '../expected.ts'

export const course: FormCases = {
  form: aForm()
    .radio('instr', ['Excellent', 'Good', 'Fair', 'Poor'], {
      label: 'How would you rate the instructor?',
    })
    .field('textarea', 'improve', { label: 'How could the instructor improve?' })
    .radio('pace', ['Too slow', 'Just right', 'Too fast'], { label: 'Pace' })
    .number('sessions', { label: 'How many sessions did you attend?' })
    .field('textarea', 'missed', { label: 'Why did you miss sessions?' })
    .radio('mat', ['Yes', 'Somewhat', 'No'], { label: 'Were the materials useful?' })
    .text('matfb', { label: 'What should change in the materials?' })
    .radio('fmt', ['Online', 'Classroom', 'Hybrid'], { label: 'Format' })
    .field('textarea', 'tech', { label: 'Technical problems' })
    .radio('rec', ['Definitely', 'Probably', 'Not sure', 'Probably not', 'Definitely not'], {
      label: 'Would you recommend the course?',
    })
    .email('email', { label: 'Email' })
    .radio('cert', ['Yes', 'No'], { label: 'Do you want a certificate?' })
    .text('fullname', { label: 'Full name for the certificate' }),
  rows: [
    [
      'email should be displayed when "Would you recommend the course?" is "Definitely not"',
      { email: is('rec', 'Definitely not') },
    ],
    [
      'technical problems for online and hybrid',
      { tech: any(is('fmt', 'Online'), is('fmt', 'Hybrid')) },
    ],
    [
      'Certificate wanted? Then show full name for the certificate and email',
      { fullname: is('cert', 'Yes'), email: is('cert', 'Yes') },
    ],
    [
      'Show how could the instructor improve if pace is other than just right',
      { improve: isnt('pace', 'Just right') },
    ],
    ['randomize the order of the questions', 'no rule'],
    ['only let people submit once', 'no rule'],
  ],
}
