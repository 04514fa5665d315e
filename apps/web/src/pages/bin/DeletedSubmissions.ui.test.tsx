import type { DeletedSubmission, ResponseOf } from '@ramiform/contract/calls'
import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { formVersionQuery } from '../../api/queries.ts'
import { ToastProvider } from '../../ui/Toast.tsx'
import { DeletedSubmissions } from './DeletedSubmissions.tsx'

const submission: DeletedSubmission = {
  id: 's',
  formId: 'form',
  formName: 'Tea',
  formVersion: 1,
  submittedAt: '2026-11-01T10:00:00.000Z',
  deletedAt: '2026-11-02T10:00:00.000Z',
  data: { name: 'Ann', tea: 'Yes' },
}

function List() {
  const read = useInfiniteQuery({
    queryKey: ['deleted'],
    queryFn: (): ResponseOf<'listDeletedSubmissions'> => ({
      submissions: [submission],
      nextCursor: null,
      total: 1,
    }),
    initialPageParam: null,
    getNextPageParam: () => null,
  })
  return (
    <DeletedSubmissions
      read={read}
      search=""
      onClear={() => {}}
      form={null}
      onShowAllForms={() => {}}
    />
  )
}

test('questions have names of fields in place of the answers that they show', async () => {
  const client = new QueryClient()
  const schema = {
    settings: {},
    fields: [
      { id: 'name', type: 'text', label: 'Name' },
      { id: 'tea', type: 'text', label: 'Tea, {{name|you}}?' },
    ],
  }
  const version = { version: 1, name: 'Tea', savedAt: submission.submittedAt, schema }
  client.setQueryData(formVersionQuery('form', 1).queryKey, version)
  await render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ToastProvider>
          <List />
        </ToastProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await userEvent.click(page.getByRole('button', { name: 'View answers of Anonymous' }))
  await expect.element(page.getByText('Tea, [Name]?')).toBeVisible()
})
