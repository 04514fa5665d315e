import type { Form } from '@ramiform/core/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { messageOf } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { formQuery, formsQuery } from '../api/queries.ts'
import { useToast } from '../ui/Toast.tsx'

const newFormName = 'Untitled Form'

/** Creates a form and opens its editor (spec section 4). */
export function useCreateForm({ replace = false }: { readonly replace?: boolean } = {}) {
  return useOpenedForm(
    () => call('createForm', { body: { name: newFormName } }),
    'Failed to create form',
    replace,
  )
}

/** Copies a form and opens the copy's editor (spec section 4). */
export function useDuplicateForm(id: string) {
  return useOpenedForm(
    () => call('duplicateForm', { params: { id } }),
    'The form was not duplicated',
  )
}

function useOpenedForm(make: () => Promise<{ form: Form }>, failure: string, replace = false) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: make,
    onSuccess: async ({ form }) => {
      queryClient.setQueryData(formQuery(form.id).queryKey, form)
      void queryClient.invalidateQueries(formsQuery)
      await navigate(`/forms/${form.id}/edit`, { replace })
    },
    onError: (error) => toast(`${failure}. ${messageOf(error)}`, { kind: 'failed' }),
  })
}

/** Deletes a form; it leaves the list when the server agrees. */
export function useDeleteForm(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call('deleteForm', { params: { id } }),
    onSuccess: () => {
      queryClient.setQueryData(formsQuery.queryKey, (forms) =>
        forms?.filter((form) => form.id !== id),
      )
      queryClient.removeQueries({ queryKey: ['form', id] })
    },
  })
}
