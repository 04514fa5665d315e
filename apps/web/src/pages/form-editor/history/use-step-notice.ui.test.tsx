import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { changeName } from '../../../editing/draft/form-commands.ts'
import { removeFields } from '../../../editing/draft/remove-fields.ts'
import { editedForm, editorParts, InEditor } from '../../../editing/testing/in-editor.tsx'
import { useStepNotice } from './use-step-notice.ts'

const form = editedForm([
  { id: 'name', type: 'text', label: 'Name' },
  { id: 'color', type: 'text', label: 'Color' },
])

async function deleted() {
  const parts = editorParts(form)
  function Delete() {
    const say = useStepNotice()
    return (
      <button
        type="button"
        onClick={() => {
          parts.store.run(removeFields(['color']))
          say({ done: 'Color deleted' })
        }}
      >
        Delete it
      </button>
    )
  }
  await render(
    <InEditor parts={parts}>
      <Delete />
    </InEditor>,
  )
  await page.getByRole('button', { name: 'Delete it' }).click()
  expect(parts.field('color')).toBeUndefined()
  return parts
}
const undo = page.getByRole('button', { name: 'Undo' })

test('Undo in a notice brings back what was deleted', async () => {
  const parts = await deleted()
  await undo.click()
  expect(parts.field('color')).toBeDefined()
})

test('after a later step, Undo in a notice leaves that one alone and says so', async () => {
  const parts = await deleted()
  parts.store.run(changeName('Tea'))
  await undo.click()
  await expect.element(page.getByText('Undo the later changes first.')).toBeVisible()
  expect(parts.store.getState().draft.name).toBe('Tea')
  expect(parts.field('color')).toBeUndefined()
})
