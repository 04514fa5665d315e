import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { changeField } from '../../../editing/draft/field-commands.ts'
import type { SaveOutcome } from '../../../editing/saving/saver.ts'
import { editedForm, editorParts, InEditor } from '../../../editing/testing/in-editor.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'

const labeled = (label: string, version: number) =>
  editedForm([{ id: 'name', type: 'text', label }], { version, revision: version })
const theirs = labeled('Their name', 2)

/** An edit meets a newer version that another window saved. */
async function meet(...saves: SaveOutcome[]) {
  const parts = editorParts(labeled('Name', 1), { kind: 'conflict', theirs }, ...saves)
  parts.store.run(changeField('name', { label: 'My name' }, 'Change the label'))
  await parts.saver.save()
  await render(
    <InEditor parts={parts}>
      <ConflictDialog />
    </InEditor>,
  )
  return { ...parts, label: () => parts.field('name')?.label }
}

const button = (name: string) => page.getByRole('button', { name })
const dialog = page.getByRole('dialog', { name: 'This form has two versions' })

test('shows the changes of both versions', async () => {
  await meet()
  const side = (name: RegExp) => page.getByRole('radio', { name })
  await expect.element(side(/Yours, not saved yet.*My name/)).toBeChecked()
  await expect.element(side(/Saved elsewhere.*Their name/)).not.toBeChecked()
})

test('the other version replaces yours in one step that Undo takes back', async () => {
  const { label, store, saver } = await meet()
  await page.getByRole('radio', { name: /Saved elsewhere/ }).click()
  await button('Use the other version').click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(label()).toBe('Their name')
  expect(saver.state().kind).toBe('idle')
  store.undo()
  expect(label()).toBe('My name')
})

test('yours is saved after theirs was stored as a version', async () => {
  const mine = labeled('My name', 4)
  const { label, store } = await meet(
    { kind: 'saved', form: labeled('Their name', 3) },
    { kind: 'saved', form: mine },
  )
  await button('Keep yours').click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(label()).toBe('My name')
  expect(store.getState().saved.revision).toBe(4)
})

test('a save that fails keeps the question open and says so', async () => {
  const { label } = await meet({ kind: 'failed', message: 'No connection.' })
  await button('Keep yours').click()
  await expect
    .element(page.getByText('Not saved. Nothing was changed. Try again.').first())
    .toBeInTheDocument()
  await expect.element(dialog).toBeVisible()
  expect(label()).toBe('My name')
})

test('Compare lists both sides, and Decide later closes without a change', async () => {
  const { label, saver } = await meet()
  await button('Compare').click()
  await expect.element(page.getByRole('cell').filter({ hasText: 'Their name' })).toBeVisible()
  await button('Back').click()
  await button('Decide later').click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(label()).toBe('My name')
  expect(saver.state().kind).toBe('idle')
})
