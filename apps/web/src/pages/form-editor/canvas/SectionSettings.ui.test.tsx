import { emptySchema } from '@ramiform/core/form'
import type { Section } from '@ramiform/core/section'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { sectionById } from '../../../editing/draft/form-draft.ts'
import { useEditorState } from '../../../editing/editor-context.tsx'
import { editedForm, editorParts, InEditor } from '../../../editing/testing/in-editor.tsx'
import { SectionSettings } from './SectionSettings.tsx'

const section = { id: 'intro', title: 'Welcome', text: 'Hello' }

async function show(given: Partial<Section> = {}, count = 1) {
  const shown = { ...section, ...given }
  const fields = Array.from({ length: count }, (_, at) => {
    return { id: `f${at}`, type: 'text', label: 'A', section: 'intro' }
  })
  const schema = { ...emptySchema(), fields, sections: [shown] }
  const parts = editorParts(editedForm([], { schema }))
  function Settings() {
    const now = useEditorState(({ draft }) => sectionById(draft.schema, 'intro'))
    return now && <SectionSettings section={now} count={count} onLogic={undefined} />
  }
  const { container } = await render(
    <InEditor parts={parts}>
      <Settings />
    </InEditor>,
  )
  const text = () => sectionById(parts.store.getState().draft.schema, 'intro')?.text
  return { ...parts, container, text }
}

/** Chooses a picture. Its upload ends with `store`. */
async function addPicture(container: HTMLElement) {
  const upload = Promise.withResolvers<Response>()
  const send = vi.spyOn(window, 'fetch').mockImplementation(() => upload.promise)
  const canvas = document.createElement('canvas')
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  const picker = container.querySelector<HTMLInputElement>('input[type=file]')
  await page
    .elementLocator(picker ?? container)
    .upload(new File([blob ?? ''], 'picture.png', { type: 'image/png' }))
  await expect.poll(() => send.mock.calls.length).toBe(1)
  return { store: () => upload.resolve(Response.json({ id: 'b'.repeat(64) })) }
}

const added = `![](/images/${'b'.repeat(64)})`

test('a text that is written while a picture uploads stays, with the focus', async () => {
  const { container, text } = await show()
  const { store } = await addPicture(container)
  await page.getByLabelText('Text').fill('Hello, and thank you')
  store()
  await expect.poll(text).toBe(`Hello, and thank you\n\n${added}`)
  await userEvent.keyboard('!')
  await expect.poll(text).not.toContain('![!]')
})

test('a picture has no description until one is written, right between its brackets', async () => {
  const { container, text } = await show({ text: '' })
  page.getByRole('button', { name: 'Add a picture' }).element().focus()
  const { store } = await addPicture(container)
  store()
  await expect.poll(text).toBe(added)
  await expect.element(page.getByLabelText('Text')).toHaveFocus()
  await userEvent.keyboard('Two trees')
  await expect.poll(text).toBe(added.replace('[]', '[Two trees]'))
})

const rule = { dependsOn: 'a', condition: 'equals', value: 'Yes' } as const
const rules = {
  operator: 'OR',
  rules: ['Yes', 'No'].map((value) => ({ id: value, fieldId: 'a', condition: 'equals', value })),
  groups: [],
} as const

test.each([
  [undefined, 2, 'Section deleted. Its 2 fields stayed.'],
  [rule, 2, 'Section deleted, with its rule. Its 2 fields stayed, without this rule.'],
  [rules, 1, 'Section deleted, with its 2 rules. Its field stayed, without these rules.'],
  [rule, 0, 'Section deleted, with its rule'],
])('the notice of a deleted section names its rules (%#)', async (conditional, count, words) => {
  const { store } = await show(conditional && { conditional }, count)
  await page.getByRole('button', { name: 'Delete section' }).click()
  await expect.element(page.getByText(words, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(sectionById(store.getState().draft.schema, 'intro')?.conditional).toEqual(conditional)
})

test('a section without fields says that visitors do not see it', async () => {
  await show({}, 0)
  await expect.element(page.getByText('Visitors do not see a section without fields')).toBeVisible()
})
