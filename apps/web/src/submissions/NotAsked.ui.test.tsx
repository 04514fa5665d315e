import { aForm, shownWhen } from '@ramiform/core/testing/a-form'
import { fieldTypes } from '@ramiform/fields'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { NotAsked } from './NotAsked.tsx'
import { notAsked } from './not-asked.ts'

const schema = aForm()
  .radio('how', ['In person', 'Online'], { label: 'Attendance' })
  .text('zone', { label: 'Time zone', ...shownWhen('how', 'equals', 'Online') })

const groups = (how: string) => notAsked(schema, { how }, fieldTypes)

test('a submission says which questions were not asked, and why', async () => {
  await render(<NotAsked groups={groups('In person')} />)
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
  const { container } = await render(<NotAsked groups={groups('Online')} />)
  expect(container.textContent).toBe('')
})
