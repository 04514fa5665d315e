import type { Submission } from '@ramiform/contract/calls'
import type { Form } from '@ramiform/core/form'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { formQuery, formsQuery } from '../../api/queries.ts'
import { useToast } from '../../ui/Toast.tsx'
import { statisticsAfter } from './statistics-after.ts'
import { oneOfForm, statisticsQuery, summaryQuery } from './submission-queries.ts'

/** Deletions that follow each other this closely share one Undo: their toast is still there. */
const togetherMs = 6_000

interface Deletion {
  readonly submission: Submission
  /** resolves to whether the server agreed */
  readonly agreed: Promise<boolean>
}

/**
 * Deletes submissions without a question. They are hidden at once rather than taken out of what was read, so that
 * a page arriving meanwhile brings none back, and whatever returns is in its old place.
 */
export function useDeletion(form: Form, onRestored: (submission: Submission) => void) {
  const queryClient = useQueryClient()
  const toast = useToast()
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set())
  const together = useRef({ deletions: [] as readonly Deletion[], until: 0 })
  const { id: formId, createdAt } = form

  const hide = useCallback(
    (submission: Submission, hidden: boolean) => {
      setDeleted((known) => {
        const next = new Set(known)
        if (hidden) next.add(submission.id)
        else next.delete(submission.id)
        return next
      })
      const { queryKey } = statisticsQuery(formId)
      void queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(
        queryKey,
        (figures) =>
          figures && statisticsAfter(figures, submission, hidden ? -1 : 1, createdAt, new Date()),
      )
    },
    [queryClient, formId, createdAt],
  )

  const refresh = useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: statisticsQuery(formId).queryKey })
    void queryClient.invalidateQueries({ queryKey: summaryQuery(formId).queryKey })
    void queryClient.invalidateQueries({ ...formsQuery, refetchType: 'none' })
    void queryClient.invalidateQueries({
      queryKey: formQuery(formId).queryKey,
      exact: true,
      refetchType: 'none',
    })
    // Those around it have other neighbours now.
    void queryClient.invalidateQueries({ queryKey: oneOfForm(formId) })
  }, [queryClient, formId])

  const undo = useCallback(
    async ({ submission, agreed }: Deletion) => {
      // One that the server refused to delete is back already, and its reason is told.
      if (!(await agreed)) return
      hide(submission, false)
      onRestored(submission)
      try {
        await call('restoreSubmission', {
          params: { id: formId, submissionId: submission.id },
          keepalive: true,
        })
        refresh()
      } catch (error) {
        hide(submission, true)
        toast(`The submission could not be brought back. ${messageOf(error)}`, { kind: 'failed' })
      }
    },
    [hide, refresh, onRestored, toast, formId],
  )

  const remove = useCallback(
    (submission: Submission) => {
      hide(submission, true)
      const agreed = askToDelete(formId, submission.id).then(
        () => {
          refresh()
          return true
        },
        (error: unknown) => {
          hide(submission, false)
          onRestored(submission)
          together.current.deletions = together.current.deletions.filter(
            (one) => one.submission !== submission,
          )
          toast(`The submission was not deleted. ${messageOf(error)}`, { kind: 'failed' })
          return false
        },
      )
      const now = Date.now()
      const earlier = now < together.current.until ? together.current.deletions : []
      const deletions = [...earlier, { submission, agreed }]
      together.current = { deletions, until: now + togetherMs }
      toast(deletedText(deletions.length), {
        undo: () => {
          together.current = { deletions: [], until: 0 }
          // The newest last: it is the one that the focus returns to.
          for (const deletion of deletions) void undo(deletion)
        },
      })
    },
    [hide, refresh, undo, onRestored, toast, formId],
  )

  return { deleted, remove }
}

function deletedText(count: number): string {
  return count === 1 ? 'Submission deleted' : `${count} submissions deleted`
}

async function askToDelete(formId: string, submissionId: string): Promise<void> {
  try {
    await call('deleteSubmission', { params: { id: formId, submissionId }, keepalive: true })
  } catch (error) {
    // Gone already, as by another tab: that was the wish.
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
}
