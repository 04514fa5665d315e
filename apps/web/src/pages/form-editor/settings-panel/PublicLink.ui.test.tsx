import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { editedForm, editorParts, InEditor } from '../../../editing/testing/in-editor.tsx'
import { PublicLink } from './PublicLink.tsx'

afterEach(() => vi.restoreAllMocks())

const published = (slug: string) => editedForm([], { slug, isPublished: true })

async function open(answer: { status: number; body: object }) {
  const send = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json(answer.body, { status: answer.status }))
  const parts = editorParts(published('sign-up'))
  await render(
    <InEditor parts={parts}>
      <PublicLink />
    </InEditor>,
  )
  return { send, slug: () => parts.store.getState().facts.slug }
}

const input = page.getByLabelText('Last part of the link')
const change = page.getByRole('button', { name: 'Change link' })

test('writes lower case, and sends only a changed link', async () => {
  const { send, slug } = await open({ status: 200, body: { form: published('summer-party') } })
  await expect.element(change).toBeDisabled()
  await input.fill('Summer-Party')
  await expect.element(input).toHaveValue('summer-party')
  await change.click()
  await expect.poll(slug).toBe('summer-party')
  expect(send).toHaveBeenCalledOnce()
  expect(send.mock.calls[0]?.[1]?.body).toBe('{"slug":"summer-party"}')
})

test('says which characters a link may have, before it is sent', async () => {
  const { send } = await open({ status: 200, body: {} })
  await input.fill('two words')
  await expect.element(page.getByText(/^The link /)).toBeVisible()
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  await expect.element(change).toBeDisabled()
  expect(send).not.toHaveBeenCalled()
})

test('says that another form has the link, until it is changed', async () => {
  const taken = { error: { code: 'conflict', message: 'Taken.' } }
  const { slug } = await open({ status: 409, body: taken })
  await input.fill('party')
  await change.click()
  const problem = page.getByText('Another form already uses this link.')
  await expect.element(problem).toBeVisible()
  expect(slug()).toBe('sign-up')
  await input.fill('party-2')
  await expect.element(problem).not.toBeInTheDocument()
})
