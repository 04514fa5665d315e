import type { Field } from '@ramiform/core/field'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { changeField } from '../../../../editing/draft/field-commands.ts'
import { editedForm, editorParts, InEditor } from '../../../../editing/testing/in-editor.tsx'
import { useField } from '../../../../editing/use-field.ts'
import { Pictures } from './Pictures.tsx'

const image = 'a'.repeat(64)
const dessert: Field = {
  id: 'dessert',
  type: 'radio',
  label: 'Dessert',
  options: ['Tart', 'Sorbet'],
  pictures: [{ option: 'Tart', image }],
}

function Shown() {
  const field = useField('dessert')
  return field === undefined ? null : <Pictures field={field} />
}

async function open() {
  const parts = editorParts(editedForm([dessert]))
  const { unmount } = await render(
    <InEditor parts={parts}>
      <Shown />
    </InEditor>,
  )
  return { ...parts, unmount, dessert: () => parts.field('dessert') }
}

test('an alternative text is typed as one step, and a removed picture comes back with it', async () => {
  const { dessert, store, said } = await open()
  await page.getByLabelText('Alternative text of Tart').fill('A flat tart')
  expect(dessert()?.pictures).toEqual([{ option: 'Tart', image, alt: 'A flat tart' }])
  await page.getByRole('button', { name: 'Remove the picture of Tart' }).click()
  expect([dessert()?.pictures, said.at(-1)]).toEqual([[], 'Picture of Tart removed'])
  await expect.element(page.getByRole('button', { name: 'Add a picture of Tart' })).toBeVisible()
  store.undo()
  expect(dessert()?.pictures).toEqual([{ option: 'Tart', image, alt: 'A flat tart' }])
  store.undo()
  expect(dessert()?.pictures).toEqual([{ option: 'Tart', image }])
})

test('one switch decides between one and several answers, and keeps the pictures', async () => {
  const { dessert, store } = await open()
  await page.getByRole('switch', { name: 'Several answers' }).click()
  expect(dessert()).toMatchObject({ type: 'checkbox', pictures: [{ option: 'Tart', image }] })
  await page.getByRole('switch', { name: 'Several answers' }).click()
  expect(dessert()?.type).toBe('radio')
  store.undo()
  expect(dessert()?.type).toBe('checkbox')
})

test('a picture that this server does not have, and a file that is no picture, are named', async () => {
  const { dessert } = await open()
  await expect.element(page.getByText(/^This picture is not on this server\./)).toBeVisible()
  const file = new File(['text'], 'notes.txt', { type: 'text/plain' })
  await page.getByLabelText('Picture file of Sorbet').upload(file)
  await expect.element(page.getByText(/^This file is not an image\./)).toBeVisible()
  expect(dessert()?.pictures).toHaveLength(1)
})

/** Uploads a picture to the option, and returns the function that lets the upload finish. */
async function uploading(option: string) {
  const upload = Promise.withResolvers<Response>()
  const send = vi.spyOn(window, 'fetch').mockImplementation(() => upload.promise)
  const canvas = document.createElement('canvas')
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  const file = new File([blob ?? ''], 'picture.png', { type: 'image/png' })
  await page.getByLabelText(`Picture file of ${option}`).upload(file)
  await expect.poll(() => send.mock.calls.length).toBe(1)
  return () => upload.resolve(Response.json({ id: image.replaceAll('a', 'b') }))
}
const uploaded = image.replaceAll('a', 'b')

test.each<[string, readonly string[], string]>([
  ['is renamed', ['Tart', 'Lemon sorbet'], 'Lemon sorbet'],
  ['moves', ['Sorbet', 'Tart'], 'Sorbet'],
  ['follows a deleted one', ['Sorbet'], 'Sorbet'],
])('a picture arrives at its option if that %s during the upload', async (_what, options, name) => {
  const { store, dessert } = await open()
  const finish = await uploading('Sorbet')
  store.run(changeField('dessert', { options }))
  const card = page.getByRole('listitem').filter({ hasText: name })
  await expect.element(card.getByRole('button', { name: 'Cancel' })).toBeVisible()
  finish()
  await expect.poll(() => dessert()?.pictures).toContainEqual({ option: name, image: uploaded })
})

test('a picture arrives after the field was closed, as a step of its own', async () => {
  const { store, dessert, unmount } = await open()
  const finish = await uploading('Sorbet')
  await unmount()
  finish()
  await expect.poll(() => dessert()?.pictures).toContainEqual({ option: 'Sorbet', image: uploaded })
  store.undo()
  expect(dessert()?.pictures).toHaveLength(1)
})
