import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { type EditedForm, formQuery } from '../../api/queries.ts'
import { createOtherWindows, type OtherWindows } from '../../editing/saving/other-windows.ts'
import { tabId } from '../../editing/saving/tab-id.ts'

/** Syncs saved forms with other editors in this browser. Returns a function that announces a save. */
export function useOtherEditors(id: string | null): (saved: EditedForm) => void {
  const queryClient = useQueryClient()
  const windows = useRef<OtherWindows | null>(null)
  useEffect(() => {
    if (id === null || !('BroadcastChannel' in window)) return
    const others = createOtherWindows(tabId, new BroadcastChannel(`ramiform:form:${id}`))
    windows.current = others
    const stop = others.subscribe(({ saved }) => {
      const { queryKey } = formQuery(id)
      const known = queryClient.getQueryData(queryKey)?.revision ?? 0
      if (saved !== null && saved.revision > known) {
        void queryClient.invalidateQueries({ queryKey, exact: true })
      }
    })
    const leave = () => others.leave()
    window.addEventListener('pagehide', leave)
    return () => {
      stop()
      leave()
      windows.current = null
      window.removeEventListener('pagehide', leave)
    }
  }, [id, queryClient])
  return useCallback(
    ({ version, revision = version, updatedAt }) =>
      windows.current?.announceSaved({ revision, at: updatedAt }),
    [],
  )
}
