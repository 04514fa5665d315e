import { expect, test } from 'vitest'
import { withFormerFields } from './export-csv.ts'

const field = (id: string, label: string) => ({ id, type: 'text', label })

test('an export keeps the columns of fields that the form has lost, under their last label', () => {
  const now = { fields: [field('a', 'Name now')] }
  const newer = { fields: [field('a', 'Name'), field('b', 'Phone number')] }
  const older = { fields: [field('b', 'Phone'), field('c', 'Fax')] }
  expect(withFormerFields(now, [newer, older]).map(({ label }) => label)).toEqual([
    'Name now',
    'Phone number',
    'Fax',
  ])
})
