import type { ResponseOf } from '@ramiform/contract/calls'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { submissionCountText } from '../../forms/submission-count.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { useBinActions } from './use-bin-actions.ts'

export interface EmptyBinProps {
  readonly forms: ResponseOf<'listDeletedForms'>
  readonly submissions: ResponseOf<'listDeletedSubmissions'>
}

/** Deletes the whole bin forever. Items deleted after the dialog opened stay. */
export function EmptyBin({ forms, submissions }: EmptyBinProps) {
  const { refresh } = useBinActions()
  const toast = useToast()
  const [asked, setAsked] = useState({ text: '', before: '' })
  const [asking, setAsking] = useState(false)
  const empty = useMutation({
    mutationFn: () => call('emptyBin', { query: { before: asked.before } }),
    onSuccess: async () => {
      setAsking(false)
      toast('Bin emptied')
      await refresh()
    },
  })
  if (forms.total + submissions.total === 0) return null
  return (
    <>
      <Button
        variant="quiet-danger"
        data-empty-bin
        onClick={() => {
          empty.reset()
          setAsked({
            text: contents(forms.total, submissions.total),
            before: newest(forms, submissions),
          })
          setAsking(true)
        }}
      >
        Empty bin
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Empty the bin?"
        confirmLabel="Delete forever"
        busyLabel="Deleting..."
        danger
        busy={empty.isPending}
        error={empty.error === null ? null : messageOf(empty.error)}
        focusAfter={() =>
          document.querySelector<HTMLElement>('[data-empty-bin], [role=tab][aria-selected=true]')
        }
        onConfirm={() => empty.mutate()}
      >
        {asked.text} will be deleted forever, with all files. This action cannot be undone.
      </ConfirmDialog>
    </>
  )
}

/** Server time of the latest deletion in the bin. */
function newest({ forms }: EmptyBinProps['forms'], { submissions }: EmptyBinProps['submissions']) {
  const times = [...forms, ...submissions].map(({ deletedAt }) => deletedAt)
  return times.toSorted().at(-1) ?? ''
}

function contents(forms: number, submissions: number): string {
  const parts = [
    ...(forms === 0 ? [] : [forms === 1 ? '1 form' : `${forms.toLocaleString('en')} forms`]),
    ...(submissions === 0 ? [] : [submissionCountText(submissions)]),
  ]
  return parts.join(' and ')
}
