import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { formQuery, formsQuery } from '../../api/queries.ts'
import { useToast } from '../../ui/Toast.tsx'
import { binKey } from './bin-queries.ts'

/** An item that is being restored or deleted forever. */
export interface Leaving {
  readonly id: string
  readonly formId: string
  readonly act: () => Promise<unknown>
  readonly done: string
  readonly failed: string
}

/** Restores and deletes items. The list updates at once and rolls back on errors. */
export function useBinActions() {
  const queryClient = useQueryClient()
  const toast = useToast()
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())

  const refresh = useCallback(
    async (formId?: string) => {
      void queryClient.invalidateQueries(formsQuery)
      if (formId !== undefined) {
        void queryClient.invalidateQueries({ queryKey: formQuery(formId).queryKey })
      }
      await queryClient.invalidateQueries({ queryKey: binKey })
    },
    [queryClient],
  )

  const leave = useCallback(
    async ({ id, formId, act, done, failed }: Leaving) => {
      const show = (shown: boolean) =>
        setGone((known) => {
          const next = new Set(known)
          if (shown) next.delete(id)
          else next.add(id)
          return next
        })
      show(false)
      try {
        await act()
        toast(done)
      } catch (error) {
        show(true)
        const isGone = error instanceof ApiError && error.status === 404
        toast(isGone ? 'It is no longer in the bin.' : `${failed} ${messageOf(error)}`, {
          kind: 'failed',
        })
      }
      await refresh(formId)
      show(true)
    },
    [refresh, toast],
  )

  return { gone, leave, refresh }
}
