import { aForm } from '@ramiform/core/testing/a-form'
import { all, any, atLeast, atMost, type FormCases, is, notOver, over } from '../expected.ts'

export const leave: FormCases = {
  form: aForm()
    .field('select', 'type', {
      label: 'Leave type',
      options: ['Vacation', 'Sick leave', 'Parental leave', 'Unpaid leave'],
    })
    .date('from', { label: 'First day' })
    .date('to', { label: 'Last day' })
    .number('days', { label: 'Number of days' })
    .field('file', 'cert', { label: "Doctor's certificate" })
    .field('textarea', 'handover', { label: 'Handover notes' })
    .text('approver', { label: 'Approver' })
    .radio('half', ['Morning', 'Afternoon', 'No'], { label: 'Half day?' })
    .text('sub', { label: 'Substitute' })
    .field('textarea', 'reason', { label: 'Reason' })
    .date('birth', { label: 'Expected birth date' }),
  rows: [
    [
      'if leave type is sick leave and number of days is more than three then display doctors certificate',
      { cert: all(is('type', 'Sick leave'), over('days', '3')) },
    ],
    ['Expected birth date - parental leave only', { birth: is('type', 'Parental leave') }],
    [
      'handover notes and substitute should appear for 5 or more days off',
      { handover: atLeast('days', '5'), sub: atLeast('days', '5') },
    ],
    [
      'reason if they take unpaid or parental leave',
      { reason: any(is('type', 'Unpaid leave'), is('type', 'Parental leave')) },
    ],
    ['hide half day? when number of days is greater than 1', { half: notOver('days', '1') }],
    ['notify the approver by email when it is unpaid leave', 'no rule'],
    [
      'show handover notes if first day is between December 20 2026 and January 3 2027',
      { handover: all(atLeast('from', '2026-12-20'), atMost('from', '2027-01-03')) },
    ],
    [
      'SHOW APPROVER IF LEAVE TYPE IS UNPAID LEAVE OR NUMBER OF DAYS IS MORE THAN 10',
      { approver: any(is('type', 'Unpaid leave'), over('days', '10')) },
    ],
  ],
}
