import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { editedForm, editorParts, InEditor } from '../../../editing/testing/in-editor.tsx'
import { useCommandContext } from '../commands/use-command-context.ts'
import { useFieldClipboard } from '../commands/use-field-clipboard.ts'
import { usePublishing } from '../publishing/use-publishing.ts'
import { useShortcuts } from '../use-shortcuts.ts'
import { DragArea } from './DragArea.tsx'
import { FieldList } from './FieldList.tsx'

function Cards() {
  const context = useCommandContext(usePublishing())
  useShortcuts(context)
  useFieldClipboard(context)
  return (
    <DragArea>
      <FieldList onLogic={null} />
    </DragArea>
  )
}

async function open() {
  const parts = editorParts(
    editedForm([
      { id: 'a', type: 'text', label: 'First' },
      { id: 'b', type: 'text', label: 'Second' },
      { id: 'c', type: 'text', label: 'Third' },
    ]),
  )
  await render(
    <InEditor parts={parts}>
      <Cards />
    </InEditor>,
  )
  const fields = () => parts.store.getState().draft.schema.fields
  return { ...parts, labels: () => fields().map(({ label }) => label) }
}

const focusedCard = () =>
  document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset.field

/** The button that covers a closed card. */
async function focusCover(id: string) {
  await expect
    .poll(() => document.querySelector(`[data-field="${id}"] [data-cover]`))
    .not.toBeNull()
  document.querySelector<HTMLElement>(`[data-field="${id}"] [data-cover]`)?.focus()
}

test('arrow keys go from card to card, Enter opens one and Escape closes it', async () => {
  const { store } = await open()
  await focusCover('a')
  await userEvent.keyboard('{ArrowDown}')
  expect(focusedCard()).toBe('b')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => store.getState().selected).toBe('b')
  await userEvent.keyboard('{Escape}')
  expect(store.getState().selected).toBeNull()
  expect(focusedCard()).toBe('b')
})

test('Alt and an arrow key move the focused card', async () => {
  const { labels } = await open()
  await focusCover('a')
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.poll(labels).toEqual(['Second', 'First', 'Third'])
})

test('Delete removes a card without asking, and Undo brings it back', async () => {
  const { labels } = await open()
  await focusCover('b')
  await userEvent.keyboard('{Delete}')
  await expect.poll(labels).toEqual(['First', 'Third'])
  await expect.poll(focusedCard).toBe('c')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(labels).toEqual(['First', 'Second', 'Third'])
})

test('Control and D duplicates the focused card below itself', async () => {
  const { labels } = await open()
  await focusCover('a')
  await userEvent.keyboard('{Control>}d{/Control}')
  await expect.poll(() => labels().length).toBe(4)
  expect(labels().slice(2)).toEqual(['Second', 'Third'])
})
