import { useEffect, useState } from 'react'
import { sameDraft } from '../../../editing/draft/form-draft.ts'
import { useEditor } from '../../../editing/editor-context.tsx'
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import type { RestoreProps } from './RestoreDialog.tsx'
import { type Found, useKeptCopy } from './use-kept-copy.ts'

const RestoreDialog = lazyWithRetry<RestoreProps>(() =>
  import('./RestoreDialog.tsx').then((m) => m.RestoreDialog),
)

/** Stores unsaved changes in this browser, and offers to restore those left from the last visit. */
export function KeptCopy() {
  const { store } = useEditor()
  const toast = useToast()
  const { found, noRoom } = useKeptCopy()
  const [settled, setSettled] = useState<Found | null>(null)
  const nothingNew = found !== null && sameDraft(found.copy.draft, store.getState().saved.draft)

  useEffect(() => {
    if (nothingNew) found.discard()
  }, [found, nothingNew])
  useEffect(() => {
    if (noRoom) {
      toast('This browser has no space left for unsaved changes. Save often.', { kind: 'failed' })
    }
  }, [noRoom, toast])

  if (found === null || nothingNew) return null
  return <RestoreDialog open={settled !== found} found={found} onClose={() => setSettled(found)} />
}
