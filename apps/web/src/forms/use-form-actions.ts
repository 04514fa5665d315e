import type { BodyOf } from '@ramiform/contract/calls'
import type { Form, FormSchema } from '@ramiform/core/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { messageOf } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { oneAtATime } from '../api/one-at-a-time.ts'
import { formQuery, formsQuery } from '../api/queries.ts'
import { useToast } from '../ui/Toast.tsx'

type BodySchema = NonNullable<BodyOf<'createForm'>['schema']>

export const newFormName = 'Untitled Form'

/** Initial content of a form that does not start empty. */
export interface FormBeginning {
  readonly name: string
  readonly description: string
  readonly schema: FormSchema
}

const createEmpty = oneAtATime(() => call('createForm', { body: { name: newFormName } }))

const createFrom = oneAtATime(async (beginning: FormBeginning | (() => Promise<FormBeginning>)) => {
  const { name, description, schema } =
    typeof beginning === 'function' ? await beginning() : beginning
  // The contract's input type is mutable, so the cast drops readonly.
  return await call('createForm', { body: { name, description, schema: schema as BodySchema } })
})

/** Creates an empty form and opens its editor (spec section 4). */
export function useCreateForm({ replace = false }: { readonly replace?: boolean } = {}) {
  const open = useOpening()
  return useMutation({
    mutationFn: () => createEmpty(),
    onSuccess: ({ form }) => open(form, { replace }),
    onError: useFailure('Failed to create form'),
  })
}

/** Creates a form with questions, which may load first, and opens its editor. */
export function useCreateFormFrom({
  onCreated,
  onFailed,
  replace = false,
  undoTo,
}: {
  /** called before the editor opens */
  readonly onCreated?: () => void
  /** replaces the default error message */
  readonly onFailed?: (error: unknown) => void
  /** replaces the history entry */
  readonly replace?: boolean
  /** page to which Undo returns; by default the current one */
  readonly undoTo?: string
} = {}) {
  const open = useOpening()
  const offerUndo = useUndoOfNewForm()
  const notify = useFailure('Failed to create form')
  return useMutation({
    mutationFn: createFrom,
    onSuccess: async ({ form }) => {
      onCreated?.()
      const undo = offerUndo(undoTo)
      await open(form, { replace })
      undo(form)
    },
    onError: onFailed ?? notify,
  })
}

/** Copies a form and opens the copy's editor (spec section 4), with its heading selected (decision 300). */
export function useDuplicateForm() {
  const open = useOpening()
  const offerUndo = useUndoOfNewForm()
  return useMutation({
    mutationFn: (id: string) => call('duplicateForm', { params: { id } }),
    onSuccess: async ({ form }) => {
      const undo = offerUndo()
      await open(form, { search: '?open=heading' })
      undo(form)
    },
    onError: useFailure('The form was not duplicated'),
  })
}

function useOpening() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return async (form: Form, { replace = false, search = '' } = {}) => {
    queryClient.setQueryData(formQuery(form.id).queryKey, form)
    void queryClient.invalidateQueries(formsQuery)
    await navigate(`/forms/${form.id}/edit${search}`, { replace })
  }
}

function useFailure(what: string) {
  const toast = useToast()
  return (error: unknown) => toast(`${what}. ${messageOf(error)}`, { kind: 'failed' })
}

function useForgetting() {
  const queryClient = useQueryClient()
  return (id: string) => {
    queryClient.setQueryData(formsQuery.queryKey, (forms) =>
      forms?.filter((form) => form.id !== id),
    )
    queryClient.removeQueries({ queryKey: ['form', id] })
  }
}

/**
 * Undo for a form created by one click: returns to the previous page and deletes the form. Call it before navigating,
 * because it stores the current address.
 */
function useUndoOfNewForm() {
  const navigate = useNavigate()
  const toast = useToast()
  const forget = useForgetting()
  const failed = useFailure('The form was not removed')
  return (from = window.location.pathname + window.location.search) => {
    const undo = async ({ id, name }: Form) => {
      await navigate(from)
      // Unsaved changes open a dialog; if the user stays in the editor, the form stays.
      if (window.location.pathname === `/forms/${id}/edit`) return
      try {
        await call('deleteForm', { params: { id } })
      } catch (error) {
        failed(error)
        return
      }
      forget(id)
      toast(`${name} removed`)
    }
    return (form: Form) => toast(`${form.name} created`, { undo: () => void undo(form) })
  }
}
