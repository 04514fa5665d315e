import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { DashboardForm } from './dashboard-forms.ts'
import { FormListHead } from './FormListHead.tsx'
import type { SortedBy } from './form-order.ts'
import { table } from './table-roles.ts'

const forms = ['a', 'b'].map((id) => ({ id }) as DashboardForm)

async function head(sortedBy: SortedBy, selected: number) {
  const selection = {
    forms: forms.slice(0, selected),
    has: () => false,
    toggle: vi.fn(),
    setAll: vi.fn(),
    clear: vi.fn(),
  }
  const onSort = vi.fn()
  await render(
    <div {...table('Forms', 3)}>
      <FormListHead forms={forms} selection={selection} sortedBy={sortedBy} onSort={onSort} />
    </div>,
  )
  const box = page.getByRole('checkbox', { name: 'Select all shown forms' })
  return { selection, onSort, box }
}

test('a click sorts by a column, and a second one reverses it', async () => {
  const { onSort } = await head('name', 0)
  const name = page.getByRole('columnheader', { name: 'Name' })
  await expect.element(name).toHaveAttribute('aria-sort', 'ascending')
  await name.getByRole('button').click()
  await page.getByRole('button', { name: 'Responses' }).click()
  expect(onSort.mock.calls).toEqual([['-name'], ['submissions']])
})

test('figures and times begin with the most and the newest', async () => {
  await head('response', 0)
  const last = page.getByRole('columnheader', { name: 'Last response' })
  await expect.element(last).toHaveAttribute('aria-sort', 'descending')
})

test('the box selects all, shows a part, and then clears', async () => {
  const none = await head('name', 0)
  await none.box.click()
  expect(none.selection.setAll.mock.calls).toEqual([[['a', 'b']]])
})

test('with a part selected, the box is mixed and clears', async () => {
  const { box, selection } = await head('name', 1)
  await expect.element(box).toBePartiallyChecked()
  await box.click()
  expect(selection.clear).toHaveBeenCalledOnce()
})
