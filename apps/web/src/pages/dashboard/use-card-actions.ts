import type { FormListItem } from '@ramiform/contract/calls'
import type { Form } from '@ramiform/core/form'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { formQuery, formsQuery } from '../../api/queries.ts'
import { useToast } from '../../ui/Toast.tsx'

interface Change {
  readonly form: FormListItem
  /** optimistic values, rolled back on errors */
  readonly values: Partial<Pick<FormListItem, 'name' | 'isPublished' | 'unpublishedChanges'>>
  readonly act: () => Promise<{ readonly form: Form }>
  /** start of the error message */
  readonly failed: string
}

/** Renames and publishes forms from their cards. */
export function useCardActions() {
  const queryClient = useQueryClient()
  const toast = useToast()

  const change = useCallback(
    async ({ form, values, act, failed }: Change): Promise<boolean> => {
      const put = (next: Partial<FormListItem>) =>
        queryClient.setQueryData(formsQuery.queryKey, (forms) =>
          forms?.map((one) => (one.id === form.id ? { ...one, ...next } : one)),
        )
      await queryClient.cancelQueries(formsQuery)
      put(values)
      try {
        const { form: stored } = await act()
        queryClient.setQueryData(formQuery(form.id).queryKey, stored)
        const { name, slug, isPublished, version, updatedAt } = stored
        put({ name, slug, isPublished, version, updatedAt })
        return true
      } catch (error) {
        const { name, isPublished, unpublishedChanges } = form
        put({ name, isPublished, unpublishedChanges })
        toast(`${failed} ${messageOf(error)}`, { kind: 'failed' })
        return false
      } finally {
        void queryClient.invalidateQueries(formsQuery)
      }
    },
    [queryClient, toast],
  )

  const rename = useCallback(
    (form: FormListItem, name: string) =>
      change({
        form,
        values: {
          name,
          unpublishedChanges: form.unpublishedChanges && { ...form.unpublishedChanges, name },
        },
        act: () => call('renameForm', { params: { id: form.id }, body: { name } }),
        failed: `${form.name} was not renamed.`,
      }),
    [change],
  )

  /** Unpublishes a form, or publishes it again as Undo. *Publish* has checks and dialogs of its own. */
  const setPublished = useCallback(
    async (form: FormListItem, isPublished: boolean) => {
      const params = { id: form.id }
      const done = await change({
        form,
        values: { isPublished, unpublishedChanges: undefined },
        act: () =>
          isPublished
            ? call('publishForm', { params, query: {} })
            : call('unpublishForm', { params }),
        failed: `${form.name} was not ${isPublished ? 'published' : 'unpublished'}.`,
      })
      if (!done) return
      // Undo of unpublishing would also publish changes that nothing has checked.
      const hasUndo = isPublished || form.unpublishedChanges === undefined
      toast(
        `${form.name} ${isPublished ? 'published' : 'unpublished'}`,
        hasUndo ? { undo: () => void setPublished({ ...form, isPublished }, !isPublished) } : {},
      )
    },
    [change, toast],
  )

  return { rename, setPublished }
}
