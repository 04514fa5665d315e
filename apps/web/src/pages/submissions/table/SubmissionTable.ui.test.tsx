import type { Submission } from '@ramiform/contract/calls'
import { useLayoutEffect, useReducer } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { editedForm } from '../../../editing/testing/in-editor.tsx'
import { useRowSelection } from '../../../ui/use-row-selection.ts'
import { SubmissionTable } from './SubmissionTable.tsx'
import { useColumns } from './use-columns.ts'

const fields = Array.from({ length: 60 }, (_, at) => ({
  id: `field_${at}`,
  type: 'text',
  label: `Question ${at}`,
}))
const form = editedForm(fields)
const submissions = Array.from(
  { length: 1_000 },
  (_, row) =>
    ({
      id: `s${row}`,
      formVersion: form.version,
      submittedAt: '2026-11-01T10:00:00.000Z',
      submitterEmail: `person${row}@example.org`,
      data: Object.fromEntries(fields.map(({ id }, at) => [id, `answer ${row}.${at}`])),
    }) as Submission,
)
const ids = submissions.map(({ id }) => id)

function Table({ onEndNear, onOpen }: { onEndNear: () => void; onOpen: () => void }) {
  const selection = useRowSelection(ids)
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width: 1_200, height: 600 }}>
      <SubmissionTable
        formId="form"
        submissions={submissions}
        columns={useColumns(form, [])}
        schemaOf={() => form.schema}
        count={submissions.length}
        sort="newest"
        onSort={() => {}}
        selection={selection}
        openId={null}
        onOpen={onOpen}
        onClose={() => {}}
        onDelete={() => {}}
        onEndNear={onEndNear}
        startAt={null}
        ref={null}
      />
      <output data-testid="selected">{[...selection.ids].join(' ')}</output>
    </div>
  )
}

/** Runs once while React commits. `commit` renders the table as a scroll does, not as a key does. */
let onNextCommit: (() => void) | null = null
let commit = () => {}

function TableWithCommits(acts: Parameters<typeof Table>[0]) {
  const [, next] = useReducer((count: number) => count + 1, 0)
  commit = next
  useLayoutEffect(() => {
    onNextCommit?.()
    onNextCommit = null
  })
  return <Table {...acts} />
}

async function show() {
  localStorage.clear()
  const acts = { onEndNear: vi.fn(), onOpen: vi.fn() }
  await render(
    <MemoryRouter>
      <TableWithCommits {...acts} />
    </MemoryRouter>,
  )
  return acts
}

const cells = () => document.querySelectorAll('[role=gridcell], [role=columnheader]').length
const row = (number: number) =>
  page.getByRole('row', { name: new RegExp(`person${number}@example\\.org`) }).first()
const text = (answer: string) => page.getByText(answer, { exact: true })

test('1,000 rows of 60 columns draw only the cells near the window', async () => {
  const { onEndNear } = await show()
  await expect.element(text('answer 0.0')).toBeVisible()
  const grid = page.getByRole('grid').element()
  expect(grid.getAttribute('aria-rowcount')).toBe('1001')
  expect(grid.getAttribute('aria-colcount')).toBe('63')
  const atFirst = cells()
  expect(atFirst).toBeLessThan(400)
  expect(onEndNear).not.toHaveBeenCalled()

  grid.scrollTo({ top: grid.scrollHeight, left: grid.scrollWidth })
  await expect.element(text('answer 999.59')).toBeVisible()
  expect(cells()).toBeLessThan(450)
  expect(onEndNear).toHaveBeenCalled()
})

test('keys reach rows and cells that are not drawn yet', async () => {
  const { onOpen } = await show()
  await row(0).click({ position: { x: 300, y: 10 } })
  expect(onOpen).toHaveBeenCalledWith('s0')
  ;(row(0).element() as HTMLElement).focus()
  await userEvent.keyboard('{End}')
  await expect.element(row(999)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{End}')
  await expect.poll(() => document.activeElement?.textContent).toBe('answer 999.59')
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  await expect.poll(() => document.activeElement?.textContent).toBe('answer 0.59')
  await userEvent.keyboard(' ')
  await expect.element(page.getByTestId('selected')).toHaveTextContent('s0')
})

test('a key pressed between a commit and its effects moves the focus', async () => {
  await show()
  await expect.element(text('answer 0.0')).toBeVisible()
  ;(row(0).element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => document.activeElement?.textContent).toBe('person0@example.org')
  // As when scrolling ends, which renders the table without a key.
  onNextCommit = () => {
    const key = new KeyboardEvent('keydown', { key: 'End', bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(key)
  }
  setTimeout(commit)
  await expect.poll(() => document.activeElement?.textContent).toBe('answer 0.59')
})

test('Shift and a checkbox select up to another row', async () => {
  await show()
  const box = (number: number) =>
    page.getByRole('checkbox', {
      ...{ name: `Select the submission of person${number}@example.org`, exact: true },
    })
  await box(1).click({ force: true })
  await box(3).click({ force: true, modifiers: ['Shift'] })
  await expect.element(page.getByTestId('selected')).toHaveTextContent('s1 s2 s3')
})

test('the right edge fades until the last column is in view', async () => {
  await show()
  await expect.element(text('answer 0.0')).toBeVisible()
  const fades = () => document.querySelectorAll('[data-fade]').length
  await expect.poll(fades).toBe(1)
  const grid = page.getByRole('grid').element()
  grid.scrollTo({ left: grid.scrollWidth })
  await expect.poll(fades).toBe(0)
  grid.scrollTo({ left: 0 })
  await expect.poll(fades).toBe(1)
})
