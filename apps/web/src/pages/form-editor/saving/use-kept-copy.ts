import { useEffect, useMemo, useState } from 'react'
import { isDirty } from '../../../editing/draft/editor-store.ts'
import { useEditor } from '../../../editing/editor-context.tsx'
import { spareStorage } from '../../../editing/saving/spare-storage.ts'
import { newOpening } from '../../../editing/saving/tab-id.ts'
import {
  holdTab,
  openTabs,
  type UnsavedCopies,
  type UnsavedCopy,
  unsavedCopies,
} from '../../../editing/saving/unsaved-copy.ts'
import { attemptStorage } from '../../../storage/attempt-storage.ts'

/** how long after a change at most it is kept in the browser */
const keepWithinMs = 100

/** a form so large that keeping takes time is kept less often: at most a tenth of the time goes into it */
const restFactor = 9

export interface Found {
  readonly copy: UnsavedCopy
  discard(): void
}

/** Keeps every unsaved change in this browser, and finds what a closed tab left behind. */
export function useKeptCopy(): { readonly found: Found | null; readonly noRoom: boolean } {
  const { store } = useEditor()
  const [opening] = useState(newOpening)
  const [found, setFound] = useState<Found | null>(null)
  const [noRoom, setNoRoom] = useState(false)
  const copies = useMemo(
    (): UnsavedCopies =>
      unsavedCopies(
        store.getState().facts.id,
        opening,
        attemptStorage(() => localStorage),
        openTabs,
        spareStorage(),
      ),
    [store, opening],
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

  useEffect(() => holdTab(opening), [opening])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let pause = keepWithinMs
    function keep() {
      clearTimeout(timer)
      timer = undefined
      const state = store.getState()
      if (!isDirty(state)) return copies.forget()
      const { draft, saved } = state
      const began = performance.now()
      void copies
        .keep({ draft, revision: saved.revision, at: Date.now() })
        .then((kept) => setNoRoom(!kept))
      pause = Math.max(keepWithinMs, (performance.now() - began) * restFactor)
    }
    const stop = store.subscribe((state, before) => {
      if (state.draft === before.draft && state.saved === before.saved) return
      timer ??= setTimeout(keep, pause)
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
