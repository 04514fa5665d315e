import { aForm } from '@ramiform/core/testing/a-form'
import { all, any, type FormCases, is } from '../expected.ts'

export const contacts: FormCases = {
  form: aForm()
    .email('wemail', { label: 'Work email' })
    .email('hemail', { label: 'Home email' })
    .field('phone', 'wphone', { label: 'Work phone' })
    .field('phone', 'hphone', { label: 'Home phone' })
    .radio('pref', ['Email', 'Phone'], { label: 'Preferred contact' })
    .radio('where', ['At work', 'At home'], { label: 'Where should we reach you?' })
    .field('textarea', 'waddr', { label: 'Work address' })
    .field('textarea', 'haddr', { label: 'Home address' })
    .radio('emp', ['Yes', 'No'], { label: 'Are you employed?' })
    .radio('stud', ['Yes', 'No'], { label: 'Are you a student?' })
    .text('school', { label: 'School' })
    .text('cname', { label: 'Contact name' })
    .text('ename', { label: 'Emergency contact name' }),
  rows: [
    ['hide email when they prefer phone', 'no rule'],
    ['School is only for students', { school: is('stud', 'Yes') }],
    [
      'show home address if not employed or a student',
      { haddr: any(is('emp', 'No'), is('stud', 'Yes')) },
    ],
    [
      'show school only when they are both employed and a student',
      { school: all(is('emp', 'Yes'), is('stud', 'Yes')) },
    ],
  ],
}
