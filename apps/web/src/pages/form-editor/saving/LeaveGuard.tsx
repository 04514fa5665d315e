import { useCallback, useEffect, useState } from 'react'
import { useBlocker, useLocation } from 'react-router'
import { isDirty } from '../../../editing/draft/editor-store.ts'
import { useEditor } from '../../../editing/editor-context.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import styles from './saving.module.css'

/**
 * Saves when the user leaves, and asks for confirmation when saving fails. It covers navigation in the app and closing
 * the tab.
 */
export function LeaveGuard() {
  const { store, saver } = useEditor()
  const [saving, setSaving] = useState(false)
  /** true when saving failed, so that the owner must decide */
  const [failed, setFailed] = useState(false)
  const { pathname: here } = useLocation()
  // Block only navigation away from the editor; returning to it right after leaving must not be delayed.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname === here &&
      nextLocation.pathname !== here &&
      isDirty(store.getState()),
  )

  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!isDirty(store.getState())) return
      event.preventDefault()
      void saver.save()
    }
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => window.removeEventListener('beforeunload', onBeforeUnload)
  }, [store, saver])

  const saveAndLeave = useCallback(async () => {
    setSaving(true)
    const saved = await saver.save()
    setSaving(false)
    setFailed(!saved)
    if (saved) blocker.proceed?.()
  }, [saver, blocker])

  useEffect(() => {
    if (blocker.state === 'unblocked') setFailed(false)
    else if (blocker.state === 'blocked' && !saving && !failed) void saveAndLeave()
  }, [blocker.state, saving, failed, saveAndLeave])

  return (
    <Dialog
      open={blocker.state === 'blocked' && failed}
      onOpenChange={() => blocker.reset?.()}
      title="Leave with unsaved changes?"
      actions={
        <>
          <Button variant="quiet" onClick={() => blocker.proceed?.()}>
            Leave
          </Button>
          <Button variant="primary" busy={saving} onClick={() => void saveAndLeave()}>
            {saving ? 'Saving...' : 'Save and leave'}
          </Button>
        </>
      }
    >
      <p className={styles.words}>
        They stay in this browser. You can restore them when you open the form again.
      </p>
    </Dialog>
  )
}
