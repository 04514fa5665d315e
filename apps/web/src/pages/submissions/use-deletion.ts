import type { Submission } from '@ramiform/contract/calls'
import type { Form } from '@ramiform/core/form'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { formQuery, formsQuery } from '../../api/queries.ts'
import { useToast } from '../../ui/Toast.tsx'
import { oneOfForm, statisticsQuery } from './shared/submission-queries.ts'
import { statisticsAfter } from './statistics-after.ts'

/** Deletions within this time in milliseconds share one Undo, because their toast is still open. */
const togetherMs = 6_000

/** Maximum number of submissions per call, from the contract. */
const atOnce = 200

interface Deletion {
  /** resolves to the submissions that the server moved to the bin */
  readonly moved: Promise<readonly Submission[]>
  readonly count: number
}

/**
 * Moves submissions to the bin. It hides them instead of removing them from the loaded pages. A page that loads later
 * then does not show them again, and a restored one returns to its old place.
 */
export function useDeletion(form: Form, onRestored: (submission: Submission) => void) {
  const queryClient = useQueryClient()
  const toast = useToast()
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set())
  const together = useRef({ deletions: [] as readonly Deletion[], until: 0 })
  const { id: formId, createdAt } = form

  const hide = useCallback(
    (submissions: readonly Submission[], hidden: boolean) => {
      setDeleted((known) => {
        const next = new Set(known)
        for (const { id } of submissions) {
          if (hidden) next.add(id)
          else next.delete(id)
        }
        return next
      })
      const { queryKey } = statisticsQuery(formId)
      void queryClient.cancelQueries({ queryKey })
      const now = new Date()
      queryClient.setQueryData(queryKey, (figures) =>
        submissions.reduce(
          (after, submission) =>
            after && statisticsAfter(after, submission, hidden ? -1 : 1, createdAt, now),
          figures,
        ),
      )
    },
    [queryClient, formId, createdAt],
  )

  const refresh = useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: statisticsQuery(formId).queryKey })
    void queryClient.invalidateQueries({ queryKey: ['form', formId, 'summary'] })
    void queryClient.invalidateQueries({ ...formsQuery, refetchType: 'none' })
    void queryClient.invalidateQueries({
      queryKey: formQuery(formId).queryKey,
      exact: true,
      refetchType: 'none',
    })
    void queryClient.invalidateQueries({ queryKey: ['form', formId, 'submissions', 'count'] })
    // The neighbors of other submissions have changed.
    void queryClient.invalidateQueries({ queryKey: oneOfForm(formId) })
  }, [queryClient, formId])

  /** Shows submissions again and focuses the first one. */
  const show = useCallback(
    (submissions: readonly Submission[]) => {
      const [first] = submissions
      if (first === undefined) return
      hide(submissions, false)
      onRestored(first)
    },
    [hide, onRestored],
  )

  const undo = useCallback(
    async ({ moved }: Deletion) => {
      const submissions = await moved
      show(submissions)
      try {
        await inChunks(submissions, (ids) => restore(formId, ids))
      } catch (error) {
        hide(submissions, true)
        toast(`${wereText(submissions.length)} not restored. ${messageOf(error)}`, {
          kind: 'failed',
        })
      }
      if (submissions.length > 0) refresh()
    },
    [hide, show, refresh, toast, formId],
  )

  const remove = useCallback(
    (submissions: readonly Submission[]) => {
      const [first] = submissions
      if (first === undefined) return
      hide(submissions, true)
      const moveAll = async () => {
        const moved: Submission[] = []
        try {
          await inChunks(submissions, async (ids, chunk) => {
            await askToDelete(formId, ids)
            moved.push(...chunk)
          })
        } catch (error) {
          const left = submissions.slice(moved.length)
          show(left)
          together.current.deletions = together.current.deletions.filter((one) => one !== deletion)
          toast(`${wereText(left.length)} not deleted. ${messageOf(error)}`, { kind: 'failed' })
        }
        if (moved.length > 0) refresh()
        return moved
      }
      const now = Date.now()
      const earlier = now < together.current.until ? together.current.deletions : []
      const deletion: Deletion = { moved: moveAll(), count: submissions.length }
      const deletions = [...earlier, deletion]
      together.current = { deletions, until: now + togetherMs }
      const count = deletions.reduce((sum, one) => sum + one.count, 0)
      toast(`${countText(count)} moved to the bin`, {
        undo: () => {
          together.current = { deletions: [], until: 0 }
          // Undo the newest deletion last, because the focus goes to its rows.
          for (const one of deletions) void undo(one)
        },
      })
    },
    [hide, show, refresh, undo, toast, formId],
  )

  return { deleted, remove }
}

function countText(count: number): string {
  return count === 1 ? 'Submission' : `${count.toLocaleString('en')} submissions`
}

function wereText(count: number): string {
  return count === 1 ? 'The submission was' : `${count.toLocaleString('en')} submissions were`
}

async function inChunks(
  submissions: readonly Submission[],
  act: (ids: string[], chunk: readonly Submission[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < submissions.length; from += atOnce) {
    const chunk = submissions.slice(from, from + atOnce)
    await act(
      chunk.map(({ id }) => id),
      chunk,
    )
  }
}

async function askToDelete(formId: string, ids: string[]): Promise<void> {
  const [id = ''] = ids
  try {
    if (ids.length === 1) {
      await call('deleteSubmission', { params: { id: formId, submissionId: id }, keepalive: true })
    } else {
      await call('deleteSubmissions', { params: { id: formId }, body: { ids }, keepalive: true })
    }
  } catch (error) {
    // Already deleted, for example in another tab.
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
}

async function restore(formId: string, ids: string[]): Promise<void> {
  const [id = ''] = ids
  if (ids.length === 1) {
    await call('restoreSubmission', { params: { id: formId, submissionId: id }, keepalive: true })
  } else {
    await call('restoreSubmissions', { params: { id: formId }, body: { ids }, keepalive: true })
  }
}
