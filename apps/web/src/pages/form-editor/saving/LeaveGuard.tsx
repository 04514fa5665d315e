import { useCallback, useEffect, useState } from 'react'
import { useBlocker, useLocation } from 'react-router'
import { isDirty } from '../../../editing/draft/editor-store.ts'
import { useEditor } from '../../../editing/editor-context.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import styles from './saving.module.css'

/** Saves on the way out, and asks where that does not work, inside the app and when the tab is closed. */
export function LeaveGuard() {
  const { store, saver } = useEditor()
  const [saving, setSaving] = useState(false)
  /** it could not be saved: the owner decides */
  const [failed, setFailed] = useState(false)
  const { pathname: here } = useLocation()
  // Only ways out of here: going back at once to what was just left must not be held up by it.
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
