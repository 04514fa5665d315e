import type { FormListItem } from '@ramiform/contract/calls'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RenameForm } from './RenameForm.tsx'

async function rename() {
  const [onRename, onEnd] = [vi.fn(), vi.fn()]
  const form = { id: 'form', name: 'Sign-up' } as FormListItem
  await render(
    <>
      <RenameForm form={form} onRename={onRename} onEnd={onEnd} />
      <button type="button">Elsewhere</button>
    </>,
  )
  const input = page.getByLabelText('Name of Sign-up')
  await expect.element(input).toHaveFocus()
  return { input, onRename, onEnd }
}

test('begins with the whole name selected, and Enter saves', async () => {
  const { onRename, onEnd } = await rename()
  await userEvent.keyboard('Guests {Enter}')
  expect(onRename.mock.calls).toEqual([['Guests']])
  expect(onEnd.mock.calls).toEqual([[true]])
})

test('Escape cancels, and an unchanged name is not saved', async () => {
  const { onRename, onEnd } = await rename()
  await userEvent.keyboard('Guests{Escape}')
  expect(onEnd.mock.calls).toEqual([[true]])
  expect(onRename).not.toHaveBeenCalled()
})

test('leaving the field saves, and an empty name ends without a change', async () => {
  const { input, onRename, onEnd } = await rename()
  await input.fill('Guests')
  await page.getByRole('button', { name: 'Elsewhere' }).click()
  expect(onRename.mock.calls).toEqual([['Guests']])
  expect(onEnd.mock.calls).toEqual([[false]])
})

test('Enter asks for a name when the field is empty', async () => {
  const { input, onRename, onEnd } = await rename()
  await input.fill(' ')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Enter a name.')).toBeVisible()
  expect(onEnd).not.toHaveBeenCalled()
  await input.fill('G')
  await expect.element(page.getByText('Enter a name.')).not.toBeInTheDocument()
  expect(onRename).not.toHaveBeenCalled()
})
