import type { Field } from '@ramiform/core/field'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { changeSettings } from '../../../editing/draft/form-commands.ts'
import { useEditorState } from '../../../editing/editor-context.tsx'
import { editedForm, editorParts, InEditor } from '../../../editing/testing/in-editor.tsx'
import { TextWithAnswers } from './TextWithAnswers.tsx'

const fields: readonly Field[] = [
  { id: 'name', type: 'text', label: 'Your name' },
  { id: 'age', type: 'number', label: 'Age of {{name|you}}' },
  { id: 'pay', type: 'payment', label: 'Payment' },
]

function Message({
  store,
  rows,
}: {
  store: ReturnType<typeof editorParts>['store']
  rows: number
}) {
  const value = useEditorState(({ draft }) => draft.schema.settings.successMessage ?? '')
  return (
    <TextWithAnswers
      label="Message"
      before={null}
      rows={rows}
      maxLength={60}
      value={value}
      onChange={(successMessage) =>
        void store.run(changeSettings({ successMessage }, 'message', 'Change the message'))
      }
    />
  )
}

async function open(text = '', rows = 2) {
  const parts = editorParts(editedForm(fields))
  if (text !== '') parts.store.run(changeSettings({ successMessage: text }, undefined, 'Start'))
  await render(
    <InEditor parts={parts}>
      <Message store={parts.store} rows={rows} />
    </InEditor>,
  )
  return { ...parts, text: () => parts.settings().successMessage }
}

const box = () => page.getByRole('textbox', { name: 'Message' })

test('the button inserts an answer at the caret, as a chip with the name of its field', async () => {
  const { text } = await open()
  await box().fill('Hi !')
  await userEvent.keyboard('{ArrowLeft}')
  await page.getByRole('button', { name: 'Insert answer' }).click()
  await expect.element(page.getByRole('option', { name: /Payment/ })).toBeVisible()
  await page.getByRole('option', { name: /Your name/ }).click()
  expect(text()).toBe('Hi {{name|}}!')
  await expect.element(page.getByRole('button', { name: /^Your name/ })).toBeVisible()
  await userEvent.keyboard(' x')
  expect(text()).toBe('Hi {{name|}} x!')
})

test('a typed @ opens the list, and stays text when nothing is chosen', async () => {
  const { text } = await open('a@b')
  await box().click()
  await userEvent.keyboard('{End}c@d @')
  await expect.element(page.getByPlaceholder('Find a question')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.poll(text).toBe('a@bc@d @')
})

test('Backspace and Delete remove a chip as a whole, and undo brings it back', async () => {
  const { text, store } = await open('A {{name|you}}{{age|}} B')
  await box().click()
  await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}{Backspace}')
  expect(text()).toBe('A {{name|you}} B')
  await userEvent.keyboard('{ArrowLeft}{Delete}')
  expect(text()).toBe('A  B')
  // Each chip is a step of its own.
  store.undo()
  expect(text()).toBe('A {{name|you}} B')
  await expect.element(page.getByRole('button', { name: /^Your name \/ ?you/ })).toBeVisible()
})

test('a copied chip is pasted as a chip', async () => {
  const { text } = await open('{{name|}} B')
  await box().click()
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}')
  await userEvent.copy()
  await userEvent.keyboard('{End}')
  await userEvent.paste()
  expect(text()).toBe('{{name|}} B{{name|}} B')
  await expect.poll(() => page.getByRole('button', { name: /^Your name/ }).all()).toHaveLength(2)
})

test('a pasted text that is too long is cut where the limit is, but never within a chip', async () => {
  const { text } = await open(`{{name|}} ${'x'.repeat(40)}`)
  await box().click()
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}')
  await userEvent.copy()
  await userEvent.keyboard('{End}')
  await userEvent.paste()
  expect(text()).toBe(`{{name|}} ${'x'.repeat(40)}{{name|}} `)
  await userEvent.keyboard('{Backspace}')
  await userEvent.paste()
  expect(text()).toBe(`{{name|}} ${'x'.repeat(40)}{{name|}}`)
})

test('the popover of a chip changes its fallback and removes it', async () => {
  const { text } = await open('Hi {{name|}}')
  await page.getByRole('button', { name: /^Your name/ }).click()
  await page.getByLabelText('Without an answer, show').fill('my} friend')
  expect(text()).toBe('Hi {{name|my  friend}}')
  await page.getByRole('button', { name: 'Remove' }).click()
  expect(text()).toBe('Hi ')
})

test('line breaks are kept in a text of several lines, and never made in one line', async () => {
  const several = await open('{{name|}} B')
  await box().click()
  await userEvent.keyboard('{End}{Enter}C')
  expect(several.text()).toBe('{{name|}} B\nC')
})

test('one line stays one line', async () => {
  const { text } = await open('{{name|}} B', 1)
  await box().click()
  await userEvent.keyboard('{End}{Enter}C')
  expect(text()).toBe('{{name|}} BC')
})

test('typed braces become a chip, and a text at its limit takes no more', async () => {
  const { text } = await open('{{name|}}')
  await box().click()
  await userEvent.keyboard('{End}{{{{age|}}')
  await expect.poll(() => page.getByRole('button', { name: /^Age of/ }).all()).toHaveLength(1)
  await userEvent.keyboard('x'.repeat(80))
  expect(text()?.length).toBeLessThanOrEqual(60)
})
