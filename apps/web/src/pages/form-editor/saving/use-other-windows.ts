import { useEffect, useState } from 'react'
import { call } from '../../../api/call.ts'
import { useEditor } from '../../../editing/editor-context.tsx'
import { createOtherWindows, type OtherWindows } from '../../../editing/saving/other-windows.ts'
import { tabId } from '../../../editing/saving/tab-id.ts'

/** minimum time between two checks with the server when the window gets focus, in milliseconds */
const lookAgainMs = 20_000

/**
 * Detects saves in other windows through BroadcastChannel. For other devices it asks the server when this window gets
 * focus.
 */
export function useOtherWindows(): OtherWindows | null {
  const { store } = useEditor()
  const [others, setOthers] = useState<OtherWindows | null>(null)

  useEffect(() => {
    const { id } = store.getState().facts
    const channel =
      'BroadcastChannel' in window ? new BroadcastChannel(`ramiform:form:${id}`) : null
    const windows = createOtherWindows(tabId, channel)
    setOthers(windows)
    const stop = store.subscribe(({ saved }, before) => {
      if (saved.revision === before.saved.revision) return
      windows.caughtUp(saved.revision)
      windows.announceSaved({ revision: saved.revision, at: saved.at })
    })
    let looked = Date.now()
    function look() {
      if (document.visibilityState !== 'visible' || Date.now() - looked < lookAgainMs) return
      looked = Date.now()
      call('listFormVersions', { params: { id }, query: { limit: 1 } }).then(
        ({ revision, versions: [newest] }) => {
          if (newest === undefined || revision <= store.getState().saved.revision) return
          windows.heardOf({ revision, at: newest.savedAt })
        },
        // Ignore connection errors; the saver reports them.
        () => {},
      )
    }
    const leave = () => windows.leave()
    window.addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pagehide', leave)
    return () => {
      stop()
      leave()
      window.removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pagehide', leave)
    }
  }, [store])
  return others
}
