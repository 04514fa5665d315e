import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { formQuery } from '../../../api/queries.ts'
import { editedForm } from '../../../editing/testing/in-editor.tsx'
import { ToastProvider } from '../../../ui/Toast.tsx'
import { LinkCard } from './LinkCard.tsx'

afterEach(() => vi.restoreAllMocks())

/** Shows the card of a form with the link `sign-up`. The server answers with what `answers` has for a method. */
async function open(
  answers: Readonly<Record<string, { status: number; body: object }>> = {},
  more: Parameters<typeof editedForm>[1] = {},
) {
  const send = vi.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    const { status, body } = answers[init?.method ?? 'GET'] ?? { status: 404, body: {} }
    return Response.json(body, { status })
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const form = editedForm([], { slug: 'sign-up', isPublished: true, ...more })
  client.setQueryData(formQuery(form.id).queryKey, form)
  await render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ToastProvider>
          <LinkCard form={form} />
        </ToastProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const changes = () => send.mock.calls.filter(([, init]) => init?.method === 'PUT')
  return { changes, slug: () => client.getQueryData(formQuery(form.id).queryKey)?.slug }
}

const free = { status: 200, body: { slug: 'party', isFree: true, wasPublished: true } }
const pencil = page.getByRole('button', { name: 'Change the ending of the link' })
const ending = page.getByRole('textbox', { name: 'Ending of the link' })
const change = page.getByRole('button', { name: 'Change link' })

test('writes lower case, says that the ending is free, and sends it', async () => {
  const stored = editedForm([], { slug: 'summer-party', isPublished: true })
  const { changes, slug } = await open({
    GET: free,
    PUT: { status: 200, body: { form: stored } },
  })
  await pencil.click()
  await ending.fill('Summer-Party')
  await expect.element(ending).toHaveValue('summer-party')
  await expect.element(page.getByText('This ending is available.')).toBeVisible()
  await change.click()
  await expect.poll(slug).toBe('summer-party')
  expect(changes().map(([, init]) => init?.body)).toEqual(['{"slug":"summer-party"}'])
})

test.each([
  ['two words', 'Use letters, digits and hyphens.'],
  ['ab', 'Use 3 to 80 characters.'],
  ['party-', 'Start and end with a letter or digit.'],
])('says what is wrong with "%s", and sends nothing', async (text, problem) => {
  const { changes } = await open({ GET: free })
  await pencil.click()
  await ending.fill(text)
  await expect.element(page.getByText(problem)).toBeVisible()
  await expect.element(ending).toHaveAttribute('aria-invalid', 'true')
  await expect.element(change).toBeDisabled()
  expect(changes()).toEqual([])
})

test('keeps the old link and gives the reason when another form took the ending meanwhile', async () => {
  const { slug } = await open({ GET: free, PUT: { status: 409, body: { error: 'Taken.' } } })
  await pencil.click()
  await ending.fill('party')
  await change.click()
  const problem = page.getByText('This ending is taken.')
  await expect.element(problem).toBeVisible()
  expect(slug()).toBe('sign-up')
  await ending.fill('party-2')
  await expect.element(problem).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(pencil).toBeVisible()
})

test('selects the whole link where the browser refuses to copy it', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  await open()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect.element(page.getByRole('button', { name: /^Press / })).toBeVisible()
  await expect.poll(() => String(window.getSelection())).toBe(`${window.location.origin}/f/sign-up`)
})

test('says until when visitors can answer', async () => {
  const closing = { at: '2030-11-30T17:00:00.000Z', responses: 100 }
  const schema = { fields: [], settings: { closing } }
  await open({}, { schema })
  await expect.element(page.getByText(/2030.* or 100 submissions/)).toBeVisible()
})

test('an unpublished form says what its link shows', async () => {
  await open({ GET: free }, { isPublished: false })
  await expect
    .element(page.getByText('This form is unpublished. The link shows Form Not Available.'))
    .toBeVisible()
})
