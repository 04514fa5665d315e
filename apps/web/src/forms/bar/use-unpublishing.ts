import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { formQuery, formsQuery, liveFormQuery } from '../../api/queries.ts'
import { useToast } from '../../ui/Toast.tsx'

/** Unpublishes a form that is not open in the editor. Failures show as a toast. */
export function useUnpublishing(id: string) {
  const queryClient = useQueryClient()
  const toast = useToast()
  const [busy, setBusy] = useState(false)

  const unpublish = useCallback(async () => {
    setBusy(true)
    try {
      await call('unpublishForm', { params: { id } })
      toast('Unpublished')
    } catch (error) {
      toast(`Could not unpublish. ${messageOf(error)}`, { kind: 'failed' })
    } finally {
      setBusy(false)
      void queryClient.invalidateQueries({ queryKey: formQuery(id).queryKey, exact: true })
      void queryClient.invalidateQueries(liveFormQuery(id))
      void queryClient.invalidateQueries(formsQuery)
    }
  }, [id, queryClient, toast])
  return { busy, unpublish }
}
