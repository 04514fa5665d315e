import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { editedForm, editorParts, InEditor } from '../../../editing/testing/in-editor.tsx'
import { usePublishing } from '../publishing/use-publishing.ts'
import { CommandPalette } from './CommandPalette.tsx'
import { useCommandContext } from './use-command-context.ts'

function Palette() {
  const [isOpen, setIsOpen] = useState(true)
  const context = useCommandContext(usePublishing())
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <CommandPalette open={isOpen} onClose={() => setIsOpen(false)} context={context} />
    </>
  )
}

async function open() {
  const parts = editorParts(
    editedForm([
      { id: 'name', type: 'text', label: 'Your name' },
      { id: 'phone', type: 'phone', label: 'Mobile' },
    ]),
  )
  await render(
    <InEditor parts={parts}>
      <Palette />
    </InEditor>,
  )
  await expect.element(page.getByPlaceholder('Search commands and fields')).toHaveFocus()
  return { ...parts, types: () => parts.store.getState().draft.schema.fields.map((f) => f.type) }
}

const first = () => page.getByRole('option').first()

beforeEach(() => localStorage.clear())

test('a few letters find a command, and Enter runs it after the palette has closed', async () => {
  const { types } = await open()
  await userEvent.keyboard('add date')
  await expect.element(first()).toMatchTextContent(/date/i)
  await userEvent.keyboard('{Enter}')
  await expect.poll(types).toEqual(['text', 'phone', 'date'])
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('a field is found by its label and by its type', async () => {
  const { store } = await open()
  await userEvent.keyboard('mobile')
  await expect.element(page.getByRole('option', { name: /^Mobile/ })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => store.getState().selected).toBe('phone')
})

test('the commands used last come first', async () => {
  await open()
  await userEvent.keyboard('add date{Enter}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(localStorage.getItem('ramiform:recent-commands')).toBe('add date')
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(page.getByText('Recent')).toBeVisible()
  await expect.element(first()).toMatchTextContent(/date/i)
})

test('a search without a match says so, and Escape closes', async () => {
  const { types } = await open()
  await userEvent.keyboard('zzz')
  await expect.element(page.getByText('No results for “zzz”.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(types()).toEqual(['text', 'phone'])
})
