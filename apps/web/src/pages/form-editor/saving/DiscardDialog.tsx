import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { messageOf } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { formQuery, formsQuery, liveFormQuery } from '../../../api/queries.ts'
import { changesBetween } from '../../../editing/draft/changes-in-words.ts'
import { isDirty } from '../../../editing/draft/editor-store.ts'
import { replaceDraft } from '../../../editing/draft/form-commands.ts'
import { draftOf } from '../../../editing/draft/form-draft.ts'
import { useEditor, useEditorState } from '../../../editing/editor-context.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { Changes } from './Changes.tsx'

/** Dialog that lists unpublished changes and discards them. Undo and the saved versions can restore them. */
export function DiscardDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { store, saver } = useEditor()
  const queryClient = useQueryClient()
  const toast = useToast()
  const id = useEditorState(({ facts }) => facts.id)
  const version = useEditorState(({ facts }) => facts.live)
  const draft = useEditorState((state) => state.draft)
  const [busy, setBusy] = useState(false)
  const live = useQuery({ ...liveFormQuery(id), enabled: open, staleTime: 0 })
  const changes = useMemo(
    () => (live.data === undefined ? null : changesBetween(draftOf(live.data), draft)),
    [live.data, draft],
  )

  async function discard() {
    setBusy(true)
    try {
      // Save the latest changes first, so that they are among the saved versions.
      if (isDirty(store.getState()) && !(await saver.keep())) {
        return toast('Could not discard the changes, because the form could not be saved.', {
          kind: 'failed',
        })
      }
      const { form } = await call('discardChanges', { params: { id } })
      store.follow(form)
      store.run(replaceDraft(draftOf(form), 'Discard changes'))
      queryClient.setQueryData(formQuery(id).queryKey, form)
      void queryClient.invalidateQueries(formsQuery)
      onClose()
      toast('Changes discarded', { undo: store.undo })
    } catch (error) {
      toast(`Could not discard the changes. ${messageOf(error)}`, { kind: 'failed' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Discard unpublished changes?"
      description={`The form goes back to version ${version ?? ''}, the one visitors see. Your changes stay in Saved versions.`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" busy={busy} onClick={() => void discard()}>
            Discard changes
          </Button>
        </>
      }
    >
      {changes !== null && <Changes changes={changes} />}
    </Dialog>
  )
}
