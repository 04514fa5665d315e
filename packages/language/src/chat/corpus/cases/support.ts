import { aForm } from '@ramiform/core/testing/a-form'
import { all, any, type FormCases, has, is, isnt } from '../expected.ts'

export const support: FormCases = {
  form: aForm()
    .field('select', 'issue', {
      label: "What's the problem?",
      options: ['Billing', 'Bug report', 'Feature request', 'Account access', 'Other'],
    })
    .radio('priority', ['Low', 'Medium', 'High', 'Critical'], { label: 'Priority' })
    .field('select', 'browser', {
      label: 'Browser',
      options: ['Chrome', 'Firefox', 'Safari', 'Edge'],
    })
    .field('textarea', 'steps', { label: 'Steps to reproduce' })
    .text('invoice', { label: 'Invoice number' })
    .field('file', 'shot', { label: 'Screenshot' })
    .field('textarea', 'esc', { label: 'Escalation reason' })
    .text('error', { label: 'Error message' })
    .radio('os', ['Windows', 'macOS', 'Linux', 'iOS', 'Android'], { label: 'Operating system' })
    .field('phone', 'urgent', { label: 'Phone for urgent calls' })
    .field('textarea', 'desc', { label: 'Description' }),
  rows: [
    [
      'Escalation reason appears if priority is either High or Critical',
      { esc: any(is('priority', 'High'), is('priority', 'Critical')) },
    ],
    [
      'Hide escalation reason for low and medium priority',
      { esc: all(isnt('priority', 'Low'), isnt('priority', 'Medium')) },
    ],
    [
      'show description if the problem is neither Billing nor Bug report',
      { desc: all(isnt('issue', 'Billing'), isnt('issue', 'Bug report')) },
    ],
    [
      'Steps to reproduce should show if the error message has 500 or 502 in it',
      { steps: any(has('error', '500'), has('error', '502')) },
    ],
    [
      'browser should be visible if (problem is Bug report or Account access) and (operating system is Windows, macOS or Linux)',
      {
        browser: all(
          any(is('issue', 'Bug report'), is('issue', 'Account access')),
          any(is('os', 'Windows'), is('os', 'macOS'), is('os', 'Linux')),
        ),
      },
    ],
    [
      'Ask for the screenshot unless the problem is a feature request or billing',
      { shot: all(isnt('issue', 'Feature request'), isnt('issue', 'Billing')) },
    ],
    ['show browser if browser is Chrome', 'no rule'],
    ['hide it when priority is low', 'no rule'],
    [
      'Hide the screenshot if priority is Low and the problem is Billing',
      { shot: any(isnt('priority', 'Low'), isnt('issue', 'Billing')) },
    ],
    ['jump to the end if priority is low', 'no rule'],
    ['show phone when other', { urgent: is('issue', 'Other') }],
    [
      'steps to reproduce: bug report. invoice number: billing.',
      { steps: is('issue', 'Bug report'), invoice: is('issue', 'Billing') },
    ],
    [
      'Error message is to be displayed in case Bug report has been selected by the user',
      { error: is('issue', 'Bug report') },
    ],
    [
      'show escalation reason provided that the priority is critical',
      { esc: is('priority', 'Critical') },
    ],
  ],
}
