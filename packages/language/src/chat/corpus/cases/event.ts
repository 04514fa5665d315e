import { aForm } from '@ramiform/core/testing/a-form'
import { all, any, atLeast, type FormCases, has, is, isnt, notUnder, over } from '../expected.ts'

export const event: FormCases = {
  form: aForm()
    .field('select', 'ticket', {
      label: 'Ticket type',
      options: ['Standard', 'VIP', 'Student', 'Speaker'],
    })
    .text('student_id', { label: 'Student ID' })
    .radio('attendance', ['In person', 'Online'], { label: 'Attendance' })
    .checkbox('diet', ['Vegan', 'Vegetarian', 'Gluten-free', 'Halal', 'Other'], {
      label: 'Dietary requirements',
    })
    .text('diet_other', { label: 'Other dietary requirements' })
    .checkbox('workshops', ['Morning: Testing', 'Afternoon: Design', 'Evening: Networking'], {
      label: 'Workshops',
    })
    .radio('parking', ['Yes', 'No'], { label: 'Do you need parking?' })
    .text('plate', { label: 'License plate' })
    .date('arrival', { label: 'Arrival date' })
    .date('departure', { label: 'Departure date' })
    .field('select', 'shirt', { label: 'T-shirt size', options: ['S', 'M', 'L', 'XL'] })
    .text('talk', { label: 'Talk title' })
    .field('textarea', 'bio', { label: 'Speaker bio' })
    .number('group', { label: 'Group size' })
    .text('groupname', { label: 'Group name' }),
  rows: [
    ['only students need to fill in student id', { student_id: is('ticket', 'Student') }],
    [
      'dietary requirements only make sense if attending in person',
      { diet: is('attendance', 'In person') },
    ],
    [
      'Online attendees should not see parking, license plate or t-shirt size',
      {
        parking: isnt('attendance', 'Online'),
        plate: isnt('attendance', 'Online'),
        shirt: isnt('attendance', 'Online'),
      },
    ],
    [
      'If "Other" is ticked under dietary requirements, reveal other dietary requirements',
      { diet_other: has('diet', 'Other') },
    ],
    ['hide group name if group size is less than 2', { groupname: notUnder('group', '2') }],
    [
      'show parking if the arrival date is on or after March 5, 2027',
      { parking: atLeast('arrival', '2027-03-05') },
    ],
    ['warn them if departure date is earlier than arrival date', 'no rule'],
    [
      'Show T-shirt size to VIP and Speaker tickets',
      { shirt: any(is('ticket', 'VIP'), is('ticket', 'Speaker')) },
    ],
    [
      'show group name either when ticket is VIP and group size is over 4, or when ticket is Student and group size is over 20',
      {
        groupname: any(
          all(is('ticket', 'VIP'), over('group', '4')),
          all(is('ticket', 'Student'), over('group', '20')),
        ),
      },
    ],
    ['show parking if the arrival date is within the next two weeks', 'no rule'],
    ['hide student id when arrival date is in the past', 'no rule'],
    ['Show the date when attendance is in person', 'no rule'],
    ['show speaker bio for t-shirt size L', { bio: is('shirt', 'L') }],
    ['ask more questions if they seem interested', 'no rule'],
  ],
}
