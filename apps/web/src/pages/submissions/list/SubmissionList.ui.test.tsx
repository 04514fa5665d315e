import type { Submission } from '@ramiform/contract/calls'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { editedForm } from '../../../editing/testing/in-editor.tsx'
import { ToastProvider } from '../../../ui/Toast.tsx'
import { useRowSelection } from '../../../ui/use-row-selection.ts'
import { SubmissionList } from './SubmissionList.tsx'

const form = editedForm([{ id: 'name', type: 'text', label: 'Name' }])
const submissions = Array.from(
  { length: 500 },
  (_, index) =>
    ({
      id: `s${index}`,
      formId: 'form',
      formVersion: 1,
      submittedAt: '2026-11-01T10:00:00.000Z',
      submitterEmail: `person${index}@example.org`,
      data: { name: `Person ${index}` },
    }) as unknown as Submission,
)
const ids = submissions.map(({ id }) => id)

function List({ onDelete, onEndNear }: { onDelete: () => void; onEndNear: () => void }) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const selection = useRowSelection(ids)
  return (
    <>
      <SubmissionList
        form={form}
        submissions={submissions}
        count={submissions.length}
        open={open}
        onOpen={(id, isOpen) => setOpen(new Set(isOpen ? [id] : []))}
        selection={selection}
        onDelete={onDelete}
        onEndNear={onEndNear}
        startAt={null}
        ref={null}
      />
      <output data-testid="selected">{[...selection.ids].join(' ')}</output>
    </>
  )
}

async function show() {
  const acts = { onDelete: vi.fn(), onEndNear: vi.fn() }
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ToastProvider>
          <List {...acts} />
        </ToastProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return acts
}

const rows = () => page.getByRole('list', { name: 'Submissions' }).getByRole('listitem').elements()
const details = (number: number) =>
  page.getByRole('button', { name: `View Details of person${number}@example.org`, exact: true })

test('renders the rows near the window, each with its position', async () => {
  const { onEndNear } = await show()
  await expect.element(details(0)).toBeVisible()
  expect(rows().length).toBeLessThan(40)
  expect(rows()[0]?.getAttribute('aria-setsize')).toBe('500')
  expect(onEndNear).not.toHaveBeenCalled()
  scrollTo(0, document.documentElement.scrollHeight)
  await expect.element(details(499)).toBeVisible()
  expect(rows().length).toBeLessThan(40)
  expect(onEndNear).toHaveBeenCalled()
})

test('arrow keys, Home and End reach rows that are not rendered yet', async () => {
  await show()
  await details(0).click()
  await userEvent.keyboard('{Escape}{ArrowDown}')
  await expect.element(details(1)).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(details(499)).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(details(0)).toHaveFocus()
})

test('an open row shows all answers and moves the others down', async () => {
  await show()
  const below = details(1).element().getBoundingClientRect().top
  await details(0).click()
  await expect.element(page.getByRole('button', { name: /^Hide Details/ })).toBeVisible()
  await expect.poll(() => details(1).element().getBoundingClientRect().top).toBeGreaterThan(below)
})

test('Shift selects up to another row, and Delete asks for the selected ones', async () => {
  const { onDelete } = await show()
  const box = (number: number) =>
    page.getByRole('checkbox', {
      ...{ name: `Select the submission of person${number}@example.org`, exact: true },
    })
  await box(1).click({ force: true })
  await box(3).click({ force: true, modifiers: ['Shift'] })
  await expect.element(page.getByTestId('selected')).toHaveTextContent('s1 s2 s3')
  details(2).element().focus()
  await userEvent.keyboard('{Delete}')
  expect(onDelete.mock.calls[0]?.[0]).toHaveLength(3)
})
