import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { formsQuery } from '../../api/queries.ts'
import { useProgressToast, useToast } from '../../ui/Toast.tsx'
import type { DashboardForm } from './dashboard-forms.ts'
import { forEachForm, formCountText, outcomeText } from './for-each-form.ts'

interface Task {
  /** past participle of the result: `deleted` */
  readonly done: string
  /** start of the progress: `Deleting` */
  readonly doing: string
  readonly act: (form: DashboardForm) => Promise<unknown>
  /** undoes the action for the forms that it succeeded for; without it there is no Undo */
  readonly undo?: ((forms: readonly DashboardForm[]) => void) | undefined
}

/** Number of forms from which the progress shows. */
const showsProgressFrom = 10

/** Actions on any number of forms, with one message, and Undo for those that succeeded. */
export function useBulkActions() {
  const queryClient = useQueryClient()
  const toast = useToast()
  const startProgress = useProgressToast()

  const run = useCallback(
    async (forms: readonly DashboardForm[], { done: word, doing, act, undo }: Task) => {
      const title = `${doing} ${formCountText(forms.length)}`
      const progress = forms.length < showsProgressFrom ? null : startProgress(title)
      const outcome = await forEachForm(forms, act, (finished) =>
        progress?.show(title, finished, forms.length),
      )
      progress?.close()
      const { done, failed } = outcome
      toast(outcomeText(outcome, { done: word }, messageOf(failed[0]?.error)), {
        kind: failed.length > 0 ? 'failed' : 'done',
        ...(undo !== undefined && done.length > 0 && { undo: () => undo(done) }),
      })
      await queryClient.invalidateQueries(formsQuery)
      void queryClient.invalidateQueries({ queryKey: ['bin'] })
      return outcome
    },
    [queryClient, toast, startProgress],
  )

  const restore = useCallback(
    (forms: readonly DashboardForm[]) =>
      void run(forms, {
        done: 'restored',
        doing: 'Restoring',
        act: ({ id }) => call('restoreForm', { params: { id }, query: { as: 'before' } }),
      }),
    [run],
  )

  const remove = useCallback(
    async (forms: readonly DashboardForm[]) => {
      const outcome = await run(forms, {
        done: 'moved to the bin',
        doing: 'Deleting',
        act: ({ id }) => call('deleteForm', { params: { id } }),
        undo: restore,
      })
      for (const { id } of outcome.done) queryClient.removeQueries({ queryKey: ['form', id] })
      return outcome
    },
    [run, restore, queryClient],
  )

  const duplicate = useCallback(
    (forms: readonly DashboardForm[]) => {
      const copies = new Map<string, string>()
      return run(forms, {
        done: 'duplicated',
        doing: 'Duplicating',
        act: async ({ id }) => {
          const { form } = await call('duplicateForm', { params: { id } })
          copies.set(id, form.id)
        },
        undo: (done) =>
          void run(done, {
            done: 'no longer duplicated',
            doing: 'Removing the copies of',
            act: ({ id }) => call('deleteForm', { params: { id: copies.get(id) ?? '' } }),
          }),
      })
    },
    [run],
  )

  const unpublish = useCallback(
    (forms: readonly DashboardForm[]) =>
      run(
        forms.filter(({ isPublished }) => isPublished),
        {
          done: 'unpublished',
          doing: 'Unpublishing',
          act: ({ id }) => call('unpublishForm', { params: { id } }),
          // Undo would also publish changes that nothing has checked.
          undo: forms.some(({ unpublishedChanges }) => unpublishedChanges !== undefined)
            ? undefined
            : (done) =>
                void run(done, {
                  done: 'published',
                  doing: 'Publishing',
                  act: ({ id }) => call('publishForm', { params: { id } }),
                }),
        },
      ),
    [run],
  )

  const download = useCallback(
    async (forms: readonly DashboardForm[]) => {
      // The code loads on first use, which fails without a connection.
      const loaded = await import('./export-forms.ts').catch((error: unknown) => {
        toast(`The forms were not exported. ${messageOf(error)}`, { kind: 'failed' })
        return null
      })
      if (loaded === null) return
      const archive = loaded.collectForms()
      const outcome = await run(forms, {
        done: 'exported',
        doing: 'Exporting',
        act: async ({ id }) =>
          archive.add((await call('readWorkingCopy', { params: { id } })).form),
      })
      if (outcome.done.length > 0) archive.save()
    },
    [run, toast],
  )

  return { remove, duplicate, unpublish, download }
}

export type BulkActions = ReturnType<typeof useBulkActions>
