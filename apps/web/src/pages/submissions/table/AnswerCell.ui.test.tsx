import type { Submission } from '@ramiform/contract/calls'
import { withHiddenFields } from '@ramiform/core/hidden-fields'
import { aForm, shownWhen } from '@ramiform/core/testing/a-form'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { AnswerCell } from './AnswerCell.tsx'

const schema = withHiddenFields({
  ...aForm()
    .radio('how', ['In person', 'Online'], { label: 'Attendance' })
    .text('zone', { label: 'Time zone', ...shownWhen('how', 'equals', 'Online') })
    .text('note', { label: 'Note' }),
  hiddenFields: [{ id: 'source', name: 'source' }],
})

const submission = { id: 's', data: { how: 'In person' } } as unknown as Submission

async function textOf(fieldId: string) {
  const field = schema.fields.find(({ id }) => id === fieldId)
  if (field === undefined) throw new Error(fieldId)
  const { container } = await render(<AnswerCell {...{ field, submission, schema }} />)
  return container.textContent
}

test('skipped and not asked are told apart, and an empty hidden field is neither', async () => {
  expect(await textOf('note')).toContain('No response')
  expect(await textOf('zone')).toContain('Not asked')
  expect(await textOf('source')).toBe('')
})
