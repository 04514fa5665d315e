import { useEffect, useMemo, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { changesBetween } from '../document/changes-in-words.ts'
import { replaceDraft } from '../document/form-commands.ts'
import { sameDraft } from '../document/form-draft.ts'
import { useEditor } from '../editor-context.tsx'
import { Changes } from './Changes.tsx'
import { timeInWords } from './time-in-words.ts'
import { type Found, useKeptCopy } from './use-kept-copy.ts'

/** Offers what was not saved when the editor was last closed. */
export function RestoreDialog() {
  const { store } = useEditor()
  const toast = useToast()
  const { found, noRoom } = useKeptCopy()
  const [settled, setSettled] = useState<Found | null>(null)
  const changes = useMemo(
    () => (found === null ? [] : changesBetween(store.getState().draft, found.copy.draft)),
    [found, store],
  )
  const nothingNew = found !== null && sameDraft(found.copy.draft, store.getState().saved.draft)

  useEffect(() => {
    if (nothingNew) found.discard()
  }, [found, nothingNew])
  useEffect(() => {
    if (noRoom) {
      toast('This browser has no room to keep unsaved changes. Save often.', { kind: 'failed' })
    }
  }, [noRoom, toast])

  if (found === null || nothingNew) return null
  const close = () => setSettled(found)
  const { version } = store.getState().saved
  return (
    <Dialog
      open={settled !== found}
      onOpenChange={close}
      title="Restore unsaved changes?"
      description={`They were made ${timeInWords(found.copy.at)} and kept in this browser.${
        found.copy.version === version
          ? ''
          : ' The form was saved since; restoring replaces that version.'
      }`}
      actions={
        <>
          <Button
            variant="quiet"
            onClick={() => {
              found.discard()
              close()
            }}
          >
            Discard
          </Button>
          <Button
            variant="primary"
            onClick={() => {
              store.run(replaceDraft(found.copy.draft, 'Restore unsaved changes'))
              found.discard()
              close()
            }}
          >
            Restore
          </Button>
        </>
      }
    >
      <Changes changes={changes} />
    </Dialog>
  )
}
