import { aForm } from '@ramiform/core/testing/a-form'
import { all, atLeast, atMost, type FormCases, has, is, isnt, over } from '../expected.ts'

export const clinic: FormCases = {
  form: aForm()
    .radio('who', ['Me', 'My child', 'Someone else'], { label: 'Who is this appointment for?' })
    .text('cname', { label: "Child's name" })
    .number('cage', { label: "Child's age" })
    .text('rel', { label: 'Relationship to patient' })
    .radio('first', ['Yes', 'No'], { label: 'Is this your first visit?' })
    .text('ref', { label: 'Who referred you?' })
    .field('select', 'visit', {
      label: 'Reason for visit',
      options: ['Check-up', 'Vaccination', 'Injury', 'Follow-up', 'Other'],
    })
    .checkbox('vacc', ['Flu', 'Tetanus', 'Hepatitis B', 'Travel'], { label: 'Vaccines needed' })
    .text('country', { label: 'Travel destination' })
    .number('pain', { label: 'Pain level (0-10)' })
    .field('textarea', 'where', { label: 'Where does it hurt?' })
    .radio('alc', ['None', 'A little', 'A lot'], { label: 'How much alcohol do you drink?' })
    .radio('tele', ['In clinic', 'Video call', 'Phone call'], { label: 'Appointment type' })
    .email('link', { label: 'E-mail for the video link' })
    .radio('park', ['Yes', 'No'], { label: 'Parking needed' })
    .radio('fasting', ['Yes', 'No'], { label: 'Have you eaten today?' })
    .date('dob', { label: 'Birth date' }),
  rows: [
    ['Who referred you? -> first visit only', { ref: is('first', 'Yes') }],
    [
      'travel destination if Travel is among the vaccines needed',
      { country: has('vacc', 'Travel') },
    ],
    ['vaccines needed belongs to the reason Vaccination', { vacc: is('visit', 'Vaccination') }],
    ['where does it hurt? for a pain level of at least one', { where: atLeast('pain', '1') }],
    [
      'show where does it hurt when pain level is 7-10',
      { where: all(atLeast('pain', '7'), atMost('pain', '10')) },
    ],
    [
      'no parking question for video or phone calls',
      { park: all(isnt('tele', 'Video call'), isnt('tele', 'Phone call')) },
    ],
    [
      'Parking is only needed when the appointment is not a video call',
      { park: isnt('tele', 'Video call') },
    ],
    ['hide who referred you for people who drink a lot', { ref: isnt('alc', 'A lot') }],
    ["show child's name for birth dates after 2010-12-31", { cname: over('dob', '2010-12-31') }],
    ['remind patients a day before the appointment', 'no rule'],
    ['if pain level is 10 tell them to call 911', 'no rule'],
  ],
}
