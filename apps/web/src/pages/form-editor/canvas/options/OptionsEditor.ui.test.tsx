import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { changeField } from '../../../../editing/draft/field-commands.ts'
import { useEditor } from '../../../../editing/editor-context.tsx'
import { editedForm, editorParts, InEditor } from '../../../../editing/testing/in-editor.tsx'
import { useField } from '../../../../editing/use-field.ts'
import { OptionsEditor } from './OptionsEditor.tsx'

function Options() {
  const { store } = useEditor()
  const field = useField('size')
  if (field === undefined) return null
  return (
    <OptionsEditor
      field={field}
      problem={undefined}
      onChange={(options) => store.run(changeField('size', { options }, 'Change the options'))}
    />
  )
}

async function open(options: readonly string[]) {
  const parts = editorParts(editedForm([{ id: 'size', type: 'radio', label: 'Size', options }]))
  await render(
    <InEditor parts={parts}>
      <Options />
    </InEditor>,
  )
  return { said: parts.said, options: () => parts.field('size')?.options }
}

const option = (number: number) => page.getByLabelText(`Option ${number}`, { exact: true })

test('Enter adds an option below and moves the focus to it', async () => {
  const form = await open(['Small', 'Large'])
  await option(1).click()
  await userEvent.keyboard('{Enter}Medium')
  expect(form.options()).toEqual(['Small', 'Medium', 'Large'])
  await expect.element(option(2)).toHaveFocus()
})

test('Backspace removes an empty option, and never the last one', async () => {
  const form = await open(['Small', ''])
  await option(2).click()
  await userEvent.keyboard('{Backspace}')
  expect(form.options()).toEqual(['Small'])
  await expect.element(option(1)).toHaveFocus()
  await userEvent.keyboard('{Control>}a{/Control}{Backspace}{Backspace}')
  expect(form.options()).toEqual([''])
})

test('Alt and an arrow key move an option and announce its place', async () => {
  const form = await open(['Small', 'Medium', 'Large'])
  await option(1).click()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(form.options()).toEqual(['Medium', 'Small', 'Large'])
  expect(form.said).toEqual(['Small moved to position 2 of 3'])
  await expect.element(option(2)).toHaveFocus()
})

test('dragging the grip moves an option', async () => {
  const form = await open(['Small', 'Medium', 'Large'])
  const rows = page.getByRole('listitem')
  const grip = rows.nth(0).element().querySelector('[aria-hidden=true]:has(svg)')
  if (grip === null) throw new Error('The option has no grip.')
  await userEvent.dragAndDrop(grip, rows.nth(2))
  await expect.poll(form.options).toEqual(['Medium', 'Large', 'Small'])
})

test('pasted lines become options after the one with the caret', async () => {
  const form = await open(['Small', 'Large'])
  await option(1).click()
  await userEvent.keyboard('{End}')
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', 'Medium\n\nBig\n')
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  )
  expect(form.options()).toEqual(['Small', 'Medium', 'Big', 'Large'])
  expect(form.said).toEqual(['2 options pasted'])
})

test('bulk edit replaces all options at once and marks doubled ones', async () => {
  const form = await open(['Small'])
  await page.getByRole('button', { name: 'Bulk edit' }).click()
  await page.getByLabelText('Options, one per line').fill('Small\nLarge\nSmall')
  await page.getByRole('button', { name: 'Apply' }).click()
  expect(form.options()).toEqual(['Small', 'Large', 'Small'])
  await expect.element(page.getByText('duplicate', { exact: true })).toBeVisible()
})

test('a thousand options draw only the rows in view', async () => {
  await open(Array.from({ length: 1_000 }, (_, index) => `Option text ${index + 1}`))
  await expect.element(page.getByText('1,000 options')).toBeVisible()
  expect(page.getByRole('listitem').elements().length).toBeLessThan(60)
})
