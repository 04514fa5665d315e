import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { editedForm, editorParts, InEditor } from '../../../editing/testing/in-editor.tsx'
import { BasicSections } from './BasicSections.tsx'
import { useSettings } from './use-settings.ts'

function Basics() {
  return <BasicSections form={useSettings()} />
}

async function open() {
  const parts = editorParts(editedForm([]))
  await render(
    <InEditor parts={parts}>
      <Basics />
    </InEditor>,
  )
  return parts
}

test('spam protection is on, and only switching it off is stored', async () => {
  const { settings, store } = await open()
  const spam = page.getByRole('switch', { name: 'Spam protection' })
  await expect.element(spam).toBeChecked()
  await spam.click()
  expect(settings().spamProtection).toBe(false)
  await expect.element(spam).not.toBeChecked()
  await spam.click()
  expect(settings().spamProtection).toBeUndefined()
  expect(store.getState().past.map(({ name }) => name)).toEqual([
    'Do not protect from spam',
    'Protect from spam',
  ])
})

test('a web address is checked where it is typed', async () => {
  const { settings } = await open()
  const privacy = page.getByLabelText('Privacy policy')
  await privacy.fill('not an address')
  await expect.element(privacy).toHaveAttribute('aria-invalid', 'true')
  await privacy.fill('https://example.org/privacy')
  await expect.element(privacy).not.toHaveAttribute('aria-invalid', 'true')
  expect(settings().privacyUrl).toBe('https://example.org/privacy')
})

test('what is typed in one box is one step, and an emptied box stores nothing', async () => {
  const { settings, store } = await open()
  await page.getByLabelText('Submit button text').click()
  await userEvent.keyboard('{End} now')
  expect(settings().submitButtonText).toBe('Submit now')
  expect(store.getState().past).toHaveLength(1)
  await page.getByLabelText('Submit button text').fill('')
  expect(settings().submitButtonText).toBeUndefined()
})

test('the name of a form with a title changes in the settings', async () => {
  const { store, settings } = await open()
  await page.getByLabelText('Title').fill('Join our workshop')
  const name = page.getByLabelText('Form name')
  await name.fill('')
  await expect.element(page.getByText('Give the form a name.')).toBeVisible()
  await name.fill('Workshop 2027')
  await expect.element(name).not.toHaveAttribute('aria-invalid', 'true')
  expect(store.getState().draft.name).toBe('Workshop 2027')
  expect(settings().title).toBe('Join our workshop')
})
