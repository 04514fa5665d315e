import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { DashboardForm } from './dashboard-forms.ts'
import { RenameForm } from './RenameForm.tsx'

async function rename() {
  const [onRename, onRenaming] = [vi.fn(), vi.fn()]
  const form = { id: 'form', name: 'Sign-up' } as DashboardForm
  await render(
    <>
      <RenameForm form={form} actions={{ onRename, onRenaming }} />
      <button type="button">Elsewhere</button>
    </>,
  )
  const input = page.getByLabelText('Name of Sign-up')
  await expect.element(input).toHaveFocus()
  return { input, form, onRename, onRenaming }
}

test('begins with the whole name selected, and Enter saves', async () => {
  const { form, onRename, onRenaming } = await rename()
  await userEvent.keyboard('Guests {Enter}')
  expect(onRename.mock.calls).toEqual([[form, 'Guests']])
  expect(onRenaming.mock.calls).toEqual([[null]])
})

test('Escape cancels, and an unchanged name is not saved', async () => {
  const { onRename, onRenaming } = await rename()
  await userEvent.keyboard('Guests{Escape}')
  expect(onRenaming.mock.calls).toEqual([[null]])
  expect(onRename).not.toHaveBeenCalled()
})

test('leaving the field saves, and an empty name ends without a change', async () => {
  const { input, form, onRename, onRenaming } = await rename()
  await input.fill('Guests')
  await page.getByRole('button', { name: 'Elsewhere' }).click()
  expect(onRename.mock.calls).toEqual([[form, 'Guests']])
  expect(onRenaming.mock.calls).toEqual([[null]])
})

test('Enter asks for a name when the field is empty', async () => {
  const { input, onRename, onRenaming } = await rename()
  await input.fill(' ')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Enter a name.')).toBeVisible()
  expect(onRenaming).not.toHaveBeenCalled()
  await input.fill('G')
  await expect.element(page.getByText('Enter a name.')).not.toBeInTheDocument()
  expect(onRename).not.toHaveBeenCalled()
})
