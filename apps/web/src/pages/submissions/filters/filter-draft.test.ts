import { expect, test } from 'vitest'
import { conditionsFor } from './filter-draft.ts'

const text = { id: 'a', type: 'text', label: 'A' }
const labelsFor = (field: Parameters<typeof conditionsFor>[0]) =>
  conditionsFor(field).map(({ label }) => label)

test('a hidden field asks nothing, so it offers no filter for no response', () => {
  expect(labelsFor(text)).toContain('is no response')
  const labels = labelsFor({ ...text, hidden: true })
  expect(labels).not.toContain('is no response')
  expect(labels).toContain('is not asked')
})
