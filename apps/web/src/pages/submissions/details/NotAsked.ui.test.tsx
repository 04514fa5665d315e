import type { Submission } from '@ramiform/contract/calls'
import { aForm, shownWhen } from '@ramiform/core/testing/a-form'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { NotAsked } from './NotAsked.tsx'

const schema = aForm()
  .radio('how', ['In person', 'Online'], { label: 'Attendance' })
  .text('zone', { label: 'Time zone', ...shownWhen('how', 'equals', 'Online') })

const submission = (how: string): Submission => ({
  id: 's1',
  submittedAt: '2026-11-21T12:00:00.000Z',
  formVersion: 1,
  data: { how },
})

test('a submission says which questions were not asked, and why', async () => {
  await render(<NotAsked submission={submission('In person')} schema={schema} />)
  await expect
    .element(page.getByRole('heading', { name: 'Not asked of this person (1)' }))
    .toBeVisible()
  await expect
    .element(page.getByRole('listitem'))
    .toMatchTextContent('Asked when Attendance is Online. The answer was In person.')
  await page.getByText('Not asked of this person (1)').click()
  await expect.element(page.getByRole('group')).not.toHaveAttribute('open')
})

test('it says nothing when every question was asked', async () => {
  const { container } = await render(<NotAsked submission={submission('Online')} schema={schema} />)
  expect(container.textContent).toBe('')
})
