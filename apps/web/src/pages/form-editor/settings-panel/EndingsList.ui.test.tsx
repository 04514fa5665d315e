import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { editedForm, editorParts, InEditor } from '../../../editing/testing/in-editor.tsx'
import { EndingsList } from './EndingsList.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })

test('a link to an ending unfolds its card', async () => {
  const endings = ['A', 'B'].map((title) => ({ id: title, title }))
  const parts = editorParts(editedForm([], { schema: { fields: [], endings, settings: {} } }))
  parts.screen.showRule({ fieldId: 'B', rule: 0 })
  await render(
    <InEditor parts={parts}>
      <EndingsList />
    </InEditor>,
  )
  const card = (title: string) =>
    page.getByRole('button', { name: `Ending: ${title} Always shown` })
  await expect.element(card('B')).toHaveAttribute('aria-expanded', 'true')
  await expect.element(card('A')).toHaveAttribute('aria-expanded', 'false')
  // The next click decides again.
  await card('B').click()
  await expect.element(card('B')).toHaveAttribute('aria-expanded', 'false')
  parts.screen.showRule({ fieldId: 'B', rule: 0 })
  await expect.element(card('B')).toHaveAttribute('aria-expanded', 'true')
})

test('a double click deletes one ending, and the focus goes to the next one or to the add button', async () => {
  const endings = ['A', 'B', 'C'].map((title) => ({ id: title, title }))
  const parts = editorParts(editedForm([], { schema: { fields: [], endings, settings: {} } }))
  await render(
    <InEditor parts={parts}>
      <EndingsList />
    </InEditor>,
  )
  await button('Delete Ending: A').dblClick()
  expect(parts.store.getState().draft.schema.endings).toEqual(endings.slice(1))
  await expect.element(button('Delete Ending: B')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Delete Ending: C')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Add an ending')).toHaveFocus()
})
