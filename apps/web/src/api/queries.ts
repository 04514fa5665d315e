import type { Form } from '@ramiform/core/form'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

/** What is read from the server and under which key it is kept. Keys begin alike so that one call refreshes them all. */
export const formsQuery = queryOptions({
  queryKey: ['forms'],
  queryFn: async ({ signal }) => (await call('listForms', { signal })).forms,
})

export function formQuery(id: string) {
  return queryOptions({
    queryKey: ['form', id],
    queryFn: async ({ signal }): Promise<Form> =>
      (await call('readForm', { params: { id }, signal })).form,
  })
}

/** A saved version never changes, so it is read once (decision 35). */
export function formVersionQuery(id: string, version: number) {
  return queryOptions({
    queryKey: ['form', id, 'version', version],
    queryFn: ({ signal }) => call('readFormVersion', { params: { id, version }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
