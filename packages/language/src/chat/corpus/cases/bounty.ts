import { aForm } from '@ramiform/core/testing/a-form'
import { all, any, atLeast, atMost, type FormCases, is, isnt } from '../expected.ts'

export const bounty: FormCases = {
  form: aForm()
    .field('select', 'severity', {
      label: 'severity',
      options: ['None', 'Low', 'Medium', 'High', 'Critical'],
    })
    .number('cvss_score', { label: 'CVSS score' })
    .field('textarea', 'poc', { label: 'Proof of concept' })
    .text('cve', { label: 'CVE ID' })
    .radio('disclosed', ['true', 'false'], { label: 'Publicly disclosed?' })
    .field('url', 'disc_url', { label: 'Disclosure URL' })
    .checkbox('asset', ['web', 'mobile', 'api'], { label: 'asset_type' })
    .text('appver', { label: 'App version' })
    .field('price', 'payout', { label: 'Requested payout' }),
  rows: [
    ['Hide requested payout when severity is None', { payout: isnt('severity', 'None') }],
    [
      'Proof of concept for a CVSS score from 4.0 to 6.9',
      { poc: all(atLeast('cvss_score', '4'), atMost('cvss_score', '6.9')) },
    ],
    [
      'show poc when (severity is High or Critical) and not (disclosed is true)',
      {
        poc: all(
          isnt('disclosed', 'true'),
          any(is('severity', 'High'), is('severity', 'Critical')),
        ),
      },
    ],
    ['validate cve with regex CVE-\\d{4}-\\d+', 'no rule'],
    ['show proof of concept if severity is at least High', 'no rule'],
  ],
}
