import { emptySchema } from '@ramiform/core/form'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { changeSection } from '../../../editing/draft/section-commands.ts'
import { editedForm, editorParts, InEditor } from '../../../editing/testing/in-editor.tsx'
import { SectionSettings } from './SectionSettings.tsx'

const section = { id: 'intro', title: 'Welcome', text: 'Hello' }

test('a text that is written while a picture uploads stays', async () => {
  const field = { id: 'a', type: 'text', label: 'A', section: 'intro' }
  const schema = { ...emptySchema(), fields: [field], sections: [section] }
  const parts = editorParts(editedForm([], { schema }))
  const { container } = await render(
    <InEditor parts={parts}>
      <SectionSettings section={section} count={1} onLogic={undefined} />
    </InEditor>,
  )
  const upload = Promise.withResolvers<Response>()
  const send = vi.spyOn(window, 'fetch').mockImplementation(() => upload.promise)
  const canvas = document.createElement('canvas')
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  const picker = container.querySelector<HTMLInputElement>('input[type=file]')
  await page
    .elementLocator(picker ?? container)
    .upload(new File([blob ?? ''], 'picture.png', { type: 'image/png' }))
  await expect.poll(() => send.mock.calls.length).toBe(1)
  parts.store.run(changeSection('intro', { text: 'Hello, and thank you' }))
  upload.resolve(Response.json({ id: 'b'.repeat(64) }))
  await expect
    .poll(() => parts.store.getState().draft.schema.sections?.[0]?.text)
    .toMatch(/^Hello, and thank you\n\n!\[Description of the picture\]/)
})
