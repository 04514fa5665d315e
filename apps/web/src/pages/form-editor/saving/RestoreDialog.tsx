import { useMemo } from 'react'
import { changesBetween } from '../../../editing/draft/changes-in-words.ts'
import { replaceDraft } from '../../../editing/draft/form-commands.ts'
import { useEditor } from '../../../editing/editor-context.tsx'
import { isOutdated } from '../../../editing/saving/unsaved-copy.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Changes } from './Changes.tsx'
import { timeInWords } from './time-in-words.ts'
import type { Found } from './use-kept-copy.ts'

export interface RestoreProps {
  readonly open: boolean
  readonly found: Found
  readonly onClose: () => void
}

/** Dialog to restore unsaved changes from the last visit. */
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
