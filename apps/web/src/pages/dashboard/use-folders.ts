import type { Folder } from '@ramiform/contract/calls'
import { maxMovedForms } from '@ramiform/contract/folders'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { foldersQuery, formsQuery } from '../../api/queries.ts'
import { useToast } from '../../ui/Toast.tsx'
import type { DashboardForm } from './dashboard-forms.ts'
import { outcomeText } from './for-each-form.ts'

/** Moves forms between folders, and changes folders. */
export function useFolders() {
  const queryClient = useQueryClient()
  const toast = useToast()

  /** Moves the forms in chunks. A failed chunk does not stop the others. */
  const put = useCallback(
    async (forms: readonly DashboardForm[], folderId: string | null) => {
      await queryClient.cancelQueries(formsQuery)
      const moved = new Set<string>()
      let error: unknown
      for (let from = 0; from < forms.length; from += maxMovedForms) {
        const ids = forms.slice(from, from + maxMovedForms).map(({ id }) => id)
        try {
          for (const id of (await call('moveForms', { body: { ids, folderId } })).ids) moved.add(id)
        } catch (failure) {
          error = failure
        }
      }
      queryClient.setQueryData(formsQuery.queryKey, (known) =>
        known?.map((form) =>
          moved.has(form.id) ? { ...form, folderId: folderId ?? undefined } : form,
        ),
      )
      void queryClient.invalidateQueries(formsQuery)
      return {
        done: forms.filter(({ id }) => moved.has(id)),
        failed: forms.filter(({ id }) => !moved.has(id)).map((form) => ({ form, error })),
      }
    },
    [queryClient],
  )

  const undoMove = useCallback(
    async (forms: readonly DashboardForm[]) => {
      const byFolder = Map.groupBy(forms, ({ folderId }) => folderId ?? null)
      const outcomes = []
      for (const [folderId, those] of byFolder) outcomes.push(await put(those, folderId))
      const outcome = {
        done: outcomes.flatMap(({ done }) => done),
        failed: outcomes.flatMap(({ failed }) => failed),
      }
      const kind = outcome.failed.length > 0 ? 'failed' : 'done'
      toast(outcomeText(outcome, { done: 'moved back' }, reasonOf(outcome.failed)), { kind })
    },
    [put, toast],
  )

  /** Moves forms to a folder, or with null out of their folders. Offers Undo. */
  const move = useCallback(
    async (forms: readonly DashboardForm[], folder: Folder | null) => {
      const outcome = await put(forms, folder?.id ?? null)
      const place = folder === null ? ' out of their folder' : ` to ${folder.name}`
      toast(outcomeText(outcome, { done: 'moved', place }, reasonOf(outcome.failed)), {
        kind: outcome.failed.length > 0 ? 'failed' : 'done',
        ...(outcome.done.length > 0 && { undo: () => void undoMove(outcome.done) }),
      })
    },
    [put, undoMove, toast],
  )

  /** @throws ApiError, for example when another folder has the name */
  const create = useCallback(
    async (name: string): Promise<Folder> => {
      const { folder } = await call('createFolder', { body: { name } })
      await queryClient.invalidateQueries(foldersQuery)
      return folder
    },
    [queryClient],
  )

  /** @throws ApiError, for example when another folder has the name */
  const rename = useCallback(
    async (id: string, name: string): Promise<Folder> => {
      const { folder } = await call('renameFolder', { params: { folderId: id }, body: { name } })
      await queryClient.invalidateQueries(foldersQuery)
      return folder
    },
    [queryClient],
  )

  /** Deletes a folder; its forms stay. Undo creates it again and moves the forms back. */
  const remove = useCallback(
    async (folder: Folder, forms: readonly DashboardForm[]) => {
      try {
        await call('deleteFolder', { params: { folderId: folder.id } })
      } catch (error) {
        toast(`${folder.name} was not deleted. ${messageOf(error)}`, { kind: 'failed' })
        return
      }
      const refresh = () =>
        Promise.all([
          queryClient.invalidateQueries(foldersQuery),
          queryClient.invalidateQueries(formsQuery),
        ])
      await refresh()
      const undo = async () => {
        try {
          const again = await create(folder.name)
          if (forms.length > 0) await put(forms, again.id)
          toast(`${folder.name} restored`)
        } catch (error) {
          toast(`${folder.name} was not restored. ${messageOf(error)}`, { kind: 'failed' })
        }
      }
      toast(`Folder ${folder.name} deleted`, { undo: () => void undo() })
    },
    [queryClient, toast, create, put],
  )

  return { move, create, rename, remove }
}

export type FolderActions = ReturnType<typeof useFolders>

/** Reason of a failed move. Without an error the server did not find the form any more. */
function reasonOf(failed: readonly { readonly error: unknown }[]): string {
  const error = failed.find((one) => one.error !== undefined)?.error
  return error === undefined ? 'It may be in the bin.' : messageOf(error)
}
