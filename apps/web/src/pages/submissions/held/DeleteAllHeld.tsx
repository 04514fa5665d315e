import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'

/** The held submissions that the owner has seen. */
interface Held {
  readonly total: number
  /** time at which the newest one arrived */
  readonly newest: string
}

/**
 * Deletes all held submissions, for example after a flood of spam. Submissions that arrive after the dialog opened
 * stay.
 */
export function DeleteAllHeld(props: Held & { formId: string; onDeleted: () => void }) {
  const { formId, total, newest, onDeleted } = props
  const [asking, setAsking] = useState(false)
  const [asked, setAsked] = useState<Held>({ total, newest })
  const remove = useMutation({
    mutationFn: () =>
      call('deleteAllHeld', { params: { id: formId }, query: { before: asked.newest } }),
    onSuccess: () => {
      setAsking(false)
      onDeleted()
    },
  })
  return (
    <>
      <Button
        variant="quiet-danger"
        size="sm"
        onClick={() => {
          setAsked({ total, newest })
          setAsking(true)
        }}
      >
        Delete all
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={
          asked.total === 1
            ? 'Delete this suspected spam?'
            : `Delete all ${asked.total.toLocaleString('en')} suspected spam submissions?`
        }
        confirmLabel="Delete all"
        danger
        busy={remove.isPending}
        error={remove.error === null ? null : messageOf(remove.error)}
        onConfirm={() => remove.mutate()}
      >
        This cannot be undone. First release any submission from a real person.
      </ConfirmDialog>
    </>
  )
}
