import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'

/** After a flood nobody deletes five hundred by hand. What comes while the question stands is not deleted. */
export function DeleteAllHeld(props: {
  formId: string
  total: number
  /** when the newest came that the owner has before them */
  newest: string | undefined
  onDeleted: () => void
}) {
  const { formId, total, newest, onDeleted } = props
  const [asking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () =>
      call('deleteAllHeld', {
        params: { id: formId },
        query: newest === undefined ? {} : { before: newest },
      }),
    onSuccess: () => {
      setAsking(false)
      onDeleted()
    },
  })
  return (
    <>
      <Button variant="quiet-danger" size="sm" onClick={() => setAsking(true)}>
        Delete all
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={
          total === 1
            ? 'Delete what was held back?'
            : `Delete all ${total.toLocaleString('en')} that were held back?`
        }
        confirmLabel="Delete all"
        danger
        busy={remove.isPending}
        error={remove.error === null ? null : messageOf(remove.error)}
        onConfirm={() => remove.mutate()}
      >
        This cannot be undone. Release first what a person has sent.
      </ConfirmDialog>
    </>
  )
}
