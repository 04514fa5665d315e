import type { ResponseOf } from '@ramiform/contract/calls'
import type { Form } from '@ramiform/core/form'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

/** What is read from the server and under which key it is kept. Keys begin alike so that one call refreshes them all. */
export const formsQuery = queryOptions({
  queryKey: ['forms'],
  queryFn: async ({ signal }) => (await call('listForms', { signal })).forms,
})

/** A form as the editor shows it. A form that was just created or renamed comes without the members of its state. */
export type EditedForm = Form &
  Partial<
    Pick<ResponseOf<'readWorkingCopy'>['form'], 'revision' | 'live' | 'hasUnpublishedChanges'>
  >

/** The form with its unpublished changes: what its owner edits, tries out, exports and copies. */
export function formQuery(id: string) {
  return queryOptions({
    queryKey: ['form', id],
    queryFn: async ({ signal }): Promise<EditedForm> =>
      (await call('readWorkingCopy', { params: { id }, signal })).form,
  })
}

/** The form that visitors see, for its submissions; of a form that is not published, the draft. */
export function liveFormQuery(id: string) {
  return queryOptions({
    queryKey: ['form', id, 'live'],
    queryFn: async ({ signal }): Promise<Form> =>
      (await call('readForm', { params: { id }, signal })).form,
  })
}

/** Where the payments of a form go. That depends on the publishable key that is saved. */
export function paymentKeysQuery(id: string, version: number) {
  return queryOptions({
    queryKey: ['form', id, 'payment-keys', version],
    queryFn: ({ signal }) => call('readPaymentKeys', { params: { id }, signal }),
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
