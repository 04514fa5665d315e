import type { HeldSubmission } from '@ramiform/contract/calls'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { ApiError, messageOf } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { formQuery, formsQuery } from '../../../api/queries.ts'
import { useToast } from '../../../ui/Toast.tsx'
import { heldQuery, oneOfForm, statisticsQuery } from '../shared/submission-queries.ts'

/** Releases and deletes held submissions. The list updates at once and rolls back on errors. */
export function useHeldActions(formId: string) {
  const queryClient = useQueryClient()
  const toast = useToast()
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())

  const hide = useCallback((id: string, hidden: boolean) => {
    setGone((known) => {
      const next = new Set(known)
      if (hidden) next.add(id)
      else next.delete(id)
      return next
    })
  }, [])

  const refresh = useCallback(() => {
    for (const { queryKey } of [heldQuery(formId), statisticsQuery(formId)] as const) {
      void queryClient.invalidateQueries({ queryKey })
    }
    void queryClient.invalidateQueries({ queryKey: ['form', formId, 'summary'] })
    void queryClient.invalidateQueries({ queryKey: oneOfForm(formId) })
    void queryClient.invalidateQueries({ ...formsQuery, refetchType: 'none' })
    void queryClient.invalidateQueries({
      queryKey: formQuery(formId).queryKey,
      exact: true,
      refetchType: 'none',
    })
  }, [queryClient, formId])

  const release = useCallback(
    async ({ id: heldId }: HeldSubmission) => {
      hide(heldId, true)
      try {
        await call('releaseHeld', { params: { id: formId, heldId }, keepalive: true })
        toast('Released. It is now in your submissions')
      } catch (error) {
        hide(heldId, false)
        toast(`Could not release it. ${messageOf(error)}`, { kind: 'failed' })
      }
      refresh()
    },
    [formId, hide, refresh, toast],
  )

  const undo = useCallback(
    async (heldId: string) => {
      hide(heldId, false)
      try {
        await call('restoreHeld', { params: { id: formId, heldId }, keepalive: true })
      } catch (error) {
        hide(heldId, true)
        toast(`Could not restore it. ${messageOf(error)}`, { kind: 'failed' })
      }
      refresh()
    },
    [formId, hide, refresh, toast],
  )

  const remove = useCallback(
    async ({ id: heldId }: HeldSubmission) => {
      hide(heldId, true)
      try {
        await call('deleteHeld', { params: { id: formId, heldId }, keepalive: true })
      } catch (error) {
        // The submission is already gone, for example through another tab, so nothing is left to do.
        if (!(error instanceof ApiError && error.status === 404)) {
          hide(heldId, false)
          toast(`Could not delete it. ${messageOf(error)}`, { kind: 'failed' })
          return
        }
      }
      toast('Deleted', { undo: () => void undo(heldId) })
      refresh()
    },
    [formId, hide, refresh, toast, undo],
  )

  return { gone, release, remove, refresh }
}
