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

/** maximum delay before a change is stored in the browser, in milliseconds */
const keepWithinMs = 100

/** pause after storing, as a multiple of its duration; a large form thus spends at most a tenth of the time on it */
const restFactor = 9

export interface Found {
  readonly copy: UnsavedCopy
  discard(): void
}

/** Stores unsaved changes in this browser, and finds those that a closed tab left. */
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
