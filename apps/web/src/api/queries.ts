import type { ResponseOf } from '@ramiform/contract/calls'
import type { Form } from '@ramiform/core/form'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

/** Queries and their cache keys. Related keys share a prefix, so that one call invalidates them all. */
export const formsQuery = queryOptions({
  queryKey: ['forms'],
  queryFn: async ({ signal }) => (await call('listForms', { signal })).forms,
})

/** The owner's folders, by name. */
export const foldersQuery = queryOptions({
  queryKey: ['folders'],
  queryFn: async ({ signal }) => (await call('listFolders', { signal })).folders,
})

/** Number of forms in the bin. It is refreshed with the bin's lists. */
export const binCountQuery = queryOptions({
  queryKey: ['bin', 'count'],
  queryFn: async ({ signal }) =>
    (await call('listDeletedForms', { query: { limit: 1 }, signal })).total,
})

/** Looks that the account keeps for further forms. */
export const keptLooksQuery = queryOptions({
  queryKey: ['looks'],
  queryFn: async ({ signal }) => (await call('listLooks', { signal })).looks,
})

/** A form in the editor. Just after creating or renaming, the members about its state are missing. */
export type EditedForm = Form &
  Partial<
    Pick<ResponseOf<'readWorkingCopy'>['form'], 'revision' | 'live' | 'hasUnpublishedChanges'>
  >

/** The form with unpublished changes, as its owner edits, previews, exports and copies it. */
export function formQuery(id: string) {
  return queryOptions({
    queryKey: ['form', id],
    queryFn: async ({ signal }): Promise<EditedForm> =>
      (await call('readWorkingCopy', { params: { id }, signal })).form,
  })
}

/** The published form, for its submissions; the draft if the form is not published. */
export function liveFormQuery(id: string) {
  return queryOptions({
    queryKey: ['form', id, 'live'],
    queryFn: async ({ signal }): Promise<Form> =>
      (await call('readForm', { params: { id }, signal })).form,
  })
}

/** The payment provider of a form. It depends on the saved publishable key. */
export function paymentKeysQuery(id: string, version: number) {
  return queryOptions({
    queryKey: ['form', id, 'payment-keys', version],
    queryFn: ({ signal }) => call('readPaymentKeys', { params: { id }, signal }),
  })
}

/** A saved version never changes, so it is loaded once (decision 35). */
export function formVersionQuery(id: string, version: number) {
  return queryOptions({
    queryKey: ['form', id, 'version', version],
    queryFn: ({ signal }) => call('readFormVersion', { params: { id, version }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
