import { useMemo } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { changesBetween } from '../document/changes-in-words.ts'
import { replaceDraft } from '../document/form-commands.ts'
import { isOutdated } from '../document/unsaved-copy.ts'
import { useEditor } from '../editor-context.tsx'
import { Changes } from './Changes.tsx'
import type { RestoreProps } from './KeptCopy.tsx'
import { timeInWords } from './time-in-words.ts'

/** Offers what was not saved when the editor was last closed. */
export function RestoreDialog({ open, found, onClose }: RestoreProps) {
  const { store } = useEditor()
  const changes = useMemo(
    () => changesBetween(store.getState().saved.draft, found.copy.draft),
    [found, store],
  )
  const { revision } = store.getState().saved
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Restore unsaved changes?"
      description={`Made ${timeInWords(found.copy.at)} and stored in this browser.${
        isOutdated(found.copy, revision)
          ? ' The form was saved after that. Restoring replaces the saved changes.'
          : ''
      }`}
      actions={
        <>
          <Button
            variant="quiet"
            onClick={() => {
              found.discard()
              onClose()
            }}
          >
            Discard
          </Button>
          <Button
            variant="primary"
            onClick={() => {
              store.run(replaceDraft(found.copy.draft, 'Restore unsaved changes'))
              found.discard()
              onClose()
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
