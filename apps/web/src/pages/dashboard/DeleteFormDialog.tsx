import { binDays } from '@ramiform/contract/bin'
import { useState } from 'react'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import type { DashboardForm } from './dashboard-forms.ts'
import { focusAfterCard } from './focus-form.ts'
import { formCountText } from './for-each-form.ts'
import type { BulkActions } from './use-bulk-actions.ts'

interface Asked {
  readonly forms: readonly DashboardForm[]
  /** position of the first form in the list, from 1 */
  readonly position: number
}

/** Confirmation before forms move to the bin. Keeps their names while the dialog closes. */
export function DeleteFormDialog({
  asked,
  onDelete,
  onClose,
}: {
  asked: Asked | null
  onDelete: BulkActions['remove']
  onClose: () => void
}) {
  const [last, setLast] = useState(asked)
  const [busy, setBusy] = useState(false)
  if (asked !== null && asked !== last) setLast(asked)
  if (last === null) return null
  const { forms, position } = last
  const [first] = forms
  const isOne = forms.length === 1 && first !== undefined
  const submissions = forms.reduce((sum, form) => sum + form.submissionCount, 0)
  return (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={onClose}
      title={`Delete ${isOne ? first.name : formCountText(forms.length)}?`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      danger
      busy={busy}
      focusAfter={() => focusAfterCard(first?.id ?? '', position)}
      onConfirm={() => {
        setBusy(true)
        void onDelete(forms).finally(() => {
          setBusy(false)
          onClose()
        })
      }}
    >
      <p>Are you sure you want to delete {isOne ? 'this form' : 'these forms'}?</p>
      <p>{binText(submissions, isOne)}</p>
    </ConfirmDialog>
  )
}

function binText(submissions: number, isOne: boolean): string {
  const [it, its] = isOne ? ['it', 'its'] : ['them', 'their']
  const withThem =
    submissions === 0
      ? ''
      : `, with ${its} ${submissions.toLocaleString('en')} ${submissions === 1 ? 'submission' : 'submissions'},`
  return `You can restore ${it}${withThem} from the bin for ${binDays} days.`
}
