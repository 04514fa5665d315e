import { useCallback, useEffect, useState } from 'react'
import { spareStorage } from '../../editing/saving/spare-storage.ts'
import { openTabs, unsavedHere } from '../../editing/saving/unsaved-copy.ts'
import { attemptStorage } from '../../storage/attempt-storage.ts'

export type Unsaved = Awaited<ReturnType<typeof unsavedHere>>

/** Detects unsaved changes of the form in an editor of this browser, and checks again when they may have changed. */
export function useUnsavedHere(formId: string | null): {
  readonly unsaved: Unsaved
  readonly look: () => Promise<Unsaved>
} {
  const [unsaved, setUnsaved] = useState<Unsaved>('none')
  const look = useCallback(async () => {
    const storage = attemptStorage(() => localStorage)
    const found =
      formId === null ? 'none' : await unsavedHere(formId, storage, openTabs, spareStorage())
    setUnsaved(found)
    return found
  }, [formId])
  useEffect(() => {
    const again = () => void look()
    again()
    window.addEventListener('focus', again)
    window.addEventListener('storage', again)
    return () => {
      window.removeEventListener('focus', again)
      window.removeEventListener('storage', again)
    }
  }, [look])
  return { unsaved, look }
}
