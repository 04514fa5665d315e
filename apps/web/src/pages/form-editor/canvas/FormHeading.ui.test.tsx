import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { changeSettings } from '../../../editing/draft/form-commands.ts'
import { editedForm, editorParts, InEditor } from '../../../editing/testing/in-editor.tsx'
import { FormHeading } from './FormHeading.tsx'

async function open(settings: { title?: string; description?: string }) {
  const parts = editorParts(editedForm([]))
  parts.store.run(changeSettings(settings))
  await render(
    <InEditor parts={parts}>
      <FormHeading />
    </InEditor>,
  )
  return { draft: () => parts.store.getState().draft }
}

const box = (name: string) => page.getByRole('textbox', { name })

test('the canvas shows the title and description that visitors see, and edits them', async () => {
  const { draft } = await open({ title: 'Winter workshop', description: 'Two days' })
  const { name } = draft()
  await expect.element(box('Form title')).toHaveValue('Winter workshop')
  await expect.element(box('Form description')).toHaveValue('Two days')
  await box('Form title').fill('Spring workshop')
  await box('Form description').fill('Three days')
  expect(draft().schema.settings).toMatchObject({
    title: 'Spring workshop',
    description: 'Three days',
  })
  expect(draft().name).toBe(name)
})

test('a cleared title stays empty under the cursor; afterwards the name shows', async () => {
  const { draft } = await open({ title: 'Winter workshop' })
  const { name } = draft()
  await box('Form title').fill('')
  await expect.element(box('Form title')).toHaveValue('')
  await box('Form description').click()
  await expect.element(box('Form name')).toHaveValue(name)
})

test('without a title, the name is edited', async () => {
  const { draft } = await open({})
  await box('Form name').fill('Workshop')
  expect(draft().name).toBe('Workshop')
  expect(draft().schema.settings.title).toBeUndefined()
})
