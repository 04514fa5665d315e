import { useEffect, useState } from 'react'
import { useToast } from '../../../ui/Toast.tsx'
import { sameDraft } from '../document/form-draft.ts'
import { useEditor } from '../editor-context.tsx'
import { later } from '../later.tsx'
import { type Found, useKeptCopy } from './use-kept-copy.ts'

export interface RestoreProps {
  readonly open: boolean
  readonly found: Found
  readonly onClose: () => void
}

const RestoreDialog = later<RestoreProps>(() =>
  import('./RestoreDialog.tsx').then((m) => m.RestoreDialog),
)

/** Keeps what is not saved in this browser, and offers what was left when the editor was last closed. */
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
