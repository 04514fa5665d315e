import { aForm, shownWhen } from '@ramiform/core/testing/a-form'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { EntryAnswers } from './EntryAnswers.tsx'
import { UnfinishedAnswers } from './UnfinishedAnswers.tsx'

const schema = aForm()
  .number('cost', { label: 'Cost' })
  .text('approval', { label: 'Approval', ...shownWhen('cost', 'greater_than', '500') })
  .text('note', { label: 'Note' })
  .payment('deposit', { label: 'Deposit' })
const entry = { schema, isFilledVersion: true }

const folded = (name: string) => page.getByRole('group').filter({ hasText: name })

test('an entry shows skipped questions like the details of a submission, and says why others were not asked', async () => {
  await render(<EntryAnswers {...entry} submission={{ data: { cost: '400' } }} />)
  const rows = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
  expect(rows).toEqual(['Cost400', 'NoteNo response', 'DepositNo response'])
  await page.getByRole('heading', { name: 'Not asked of this person (1)' }).click()
  await expect
    .element(page.getByRole('listitem'))
    .toMatchTextContent('Asked when Cost is greater than 500. The answer was 400.')
})

test('an unfinished entry says what is not answered yet, and what was not asked so far', async () => {
  await render(<UnfinishedAnswers {...entry} submission={{ data: { cost: '800' } }} />)
  await page.getByRole('heading', { name: 'Not answered yet (2)' }).click()
  await expect.element(folded('Not answered yet')).toMatchTextContent('Approval, Note')
  await expect.element(folded('Not asked so far')).not.toBeInTheDocument()
})

test('a question is not asked so far while the answer before it is missing', async () => {
  await render(<UnfinishedAnswers {...entry} submission={{ data: { note: 'Soon' } }} />)
  await page.getByRole('heading', { name: 'Not asked so far (1)' }).click()
  await expect.element(page.getByRole('listitem')).toMatchTextContent('It was not answered.')
  await expect
    .element(page.getByRole('heading', { name: 'Not answered yet (1)' }))
    .toBeInTheDocument()
})
