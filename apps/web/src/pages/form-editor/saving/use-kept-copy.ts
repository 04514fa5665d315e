import { useEffect, useMemo, useState } from 'react'
import { isDirty } from '../document/editor-store.ts'
import {
  holdTab,
  openTabs,
  type UnsavedCopies,
  type UnsavedCopy,
  unsavedCopies,
} from '../document/unsaved-copy.ts'
import { useEditor } from '../editor-context.tsx'

/** how long after a change at most it is kept in the browser */
const keepWithinMs = 100

export interface Found {
  readonly copy: UnsavedCopy
  discard(): void
}

/** Keeps every unsaved change in this browser, and finds what a closed tab left behind. */
export function useKeptCopy(): { readonly found: Found | null; readonly noRoom: boolean } {
  const { store } = useEditor()
  const [found, setFound] = useState<Found | null>(null)
  const [noRoom, setNoRoom] = useState(false)
  const tabId = useMemo(() => `${Date.now()}-${Math.random().toString(36).slice(2)}`, [])
  const copies = useMemo(
    (): UnsavedCopies => unsavedCopies(store.getState().facts.id, tabId, localStorage, openTabs),
    [store, tabId],
  )

  useEffect(() => {
    let wanted = true
    void copies.leftBehind().then((left) => {
      if (wanted) setFound(left)
    })
    return () => {
      wanted = false
    }
  }, [copies])

  useEffect(() => holdTab(tabId), [tabId])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function keep() {
      clearTimeout(timer)
      timer = undefined
      const state = store.getState()
      if (!isDirty(state)) return copies.forget()
      const { draft, saved } = state
      setNoRoom(!copies.keep({ draft, version: saved.version, at: Date.now() }))
    }
    const stop = store.subscribe((state, before) => {
      if (state.draft === before.draft && state.saved === before.saved) return
      timer ??= setTimeout(keep, keepWithinMs)
    })
    const onHide = () => {
      if (timer !== undefined) keep()
    }
    window.addEventListener('pagehide', onHide)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      onHide()
      stop()
      window.removeEventListener('pagehide', onHide)
      document.removeEventListener('visibilitychange', onHide)
    }
  }, [store, copies])

  return { found, noRoom }
}
