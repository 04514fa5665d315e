import { binDays } from '@ramiform/contract/bin'
import type { FormListItem } from '@ramiform/contract/calls'
import { useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { useDeleteForm, useUndoDelete } from '../../forms/use-form-actions.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { focusAfterCard } from './focus-after-card.ts'

interface Asked {
  readonly form: FormListItem
  /** index of the card in the list */
  readonly position: number
}

/** Confirmation before a form moves to the bin. Keeps the form's name while the dialog closes. */
export function DeleteFormDialog({ asked, onClose }: { asked: Asked | null; onClose: () => void }) {
  const remove = useDeleteForm()
  const undo = useUndoDelete()
  const toast = useToast()
  const [last, setLast] = useState(asked)
  if (asked !== null && asked !== last) setLast(asked)
  if (last === null) return null
  const { form, position } = last
  const close = () => {
    onClose()
    remove.reset()
  }
  return (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={close}
      title={`Delete ${form.name}?`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      danger
      busy={remove.isPending}
      error={remove.error === null ? null : messageOf(remove.error)}
      focusAfter={() => focusAfterCard(form.id, position)}
      onConfirm={() =>
        remove.mutate(form.id, {
          onSuccess: () => {
            close()
            toast(`${form.name} moved to the bin`, { undo: () => undo(form) })
          },
        })
      }
    >
      <p>Are you sure you want to delete this form?</p>
      <p>{binText(form.submissionCount)}</p>
    </ConfirmDialog>
  )
}

function binText(submissions: number): string {
  const withThem =
    submissions === 0
      ? ''
      : `, with its ${submissions.toLocaleString('en')} ${submissions === 1 ? 'submission' : 'submissions'},`
  return `You can restore it${withThem} from the bin for ${binDays} days.`
}
