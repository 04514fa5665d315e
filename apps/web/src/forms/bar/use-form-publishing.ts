import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { type EditedForm, formQuery, formsQuery, liveFormQuery } from '../../api/queries.ts'
import { useToast } from '../../ui/Toast.tsx'

/** Publishes and unpublishes a form that is not open in the editor. Failures show as a toast. */
export function useFormPublishing(id: string) {
  const queryClient = useQueryClient()
  const toast = useToast()
  const [busy, setBusy] = useState(false)

  const change = useCallback(
    async (act: () => Promise<{ readonly form: EditedForm }>, done: string, failed: string) => {
      setBusy(true)
      try {
        await act()
        toast(done)
      } catch (error) {
        toast(`${failed} ${messageOf(error)}`, { kind: 'failed' })
      } finally {
        setBusy(false)
        void queryClient.invalidateQueries({ queryKey: formQuery(id).queryKey, exact: true })
        void queryClient.invalidateQueries(liveFormQuery(id))
        void queryClient.invalidateQueries(formsQuery)
      }
    },
    [id, queryClient, toast],
  )
  const params = { id }
  return {
    busy,
    /** `revision`: publishes only this checked revision. */
    publish: (revision: number | undefined) =>
      change(
        () => call('publishForm', { params, query: { revision } }),
        'Published',
        'Could not publish.',
      ),
    unpublish: () =>
      change(() => call('unpublishForm', { params }), 'Unpublished', 'Could not unpublish.'),
  }
}
