import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { submissionCountText } from '../submission-count.ts'
import styles from './RetentionDialog.module.css'

/** Days that the dialog offers first. */
const usualDays = 365
/** Longest time that the server accepts, in days. */
const mostDays = 3_650

interface RetentionProps {
  readonly id: string
  readonly open: boolean
  readonly onClose: () => void
}

/** Sets after how many days submissions are deleted, and says how many that deletes now. */
export function RetentionDialog({ id, open, onClose }: RetentionProps) {
  const stored = useQuery({
    queryKey: ['retention', id],
    queryFn: ({ signal }) => call('readRetention', { params: { id }, signal }),
    enabled: open,
  })
  const [changed, setChanged] = useState<{ readonly days: number | null | undefined } | null>(null)
  const days = changed === null ? (stored.data?.days ?? null) : changed.days
  const isValid = days === null || (days !== undefined && days >= 1 && days <= mostDays)
  const preview = useQuery({
    queryKey: ['retention', id, days],
    queryFn: ({ signal }) =>
      call('readRetention', { params: { id }, query: { days: days ?? undefined }, signal }),
    enabled: open && days !== null && isValid,
  })
  const expired = days === null ? 0 : preview.data?.expired
  const toast = useToast()
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: () => call('saveRetention', { params: { id }, body: { days: days ?? null } }),
    onSuccess: async () => {
      close()
      toast(
        days === null ? 'Submissions are kept' : `Submissions are deleted after ${inDays(days)}`,
      )
      await queryClient.invalidateQueries({ queryKey: ['retention', id] })
    },
  })

  function close() {
    setChanged(null)
    save.reset()
    onClose()
  }

  const failure = stored.error ?? preview.error ?? save.error
  const deletesNow = expired !== undefined && expired > 0
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title="Delete old submissions"
      description="Submissions are deleted forever with their files. They do not go to the bin."
      alert={failure === null ? undefined : messageOf(failure)}
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
          <Button
            variant={deletesNow ? 'danger' : 'primary'}
            busy={save.isPending}
            disabled={changed === null || !isValid || expired === undefined}
            onClick={() => save.mutate()}
          >
            {deletesNow ? `Save and delete ${submissionCountText(expired)}` : 'Save'}
          </Button>
        </>
      }
    >
      {stored.data === undefined ? (
        <Skeleton height={80} label="Loading..." />
      ) : (
        <div className={styles.choices}>
          <Checkbox
            checked={days !== null}
            onChange={(on) => setChanged({ days: on ? (stored.data.days ?? usualDays) : null })}
          >
            Delete submissions automatically
          </Checkbox>
          {days !== null && (
            <NumberField
              label="Delete after (days)"
              value={days}
              min={1}
              max={mostDays}
              onChange={(next) => setChanged({ days: next })}
              error={isValid ? undefined : `Enter a number from 1 to ${mostDays}.`}
            />
          )}
          <p className={styles.warning} role="status" data-danger={deletesNow}>
            {days === null || days === undefined ? '' : warning(expired, days)}
          </p>
        </div>
      )}
    </Dialog>
  )
}

function warning(expired: number | undefined, days: number): string {
  if (expired === undefined) return 'Counting older submissions...'
  if (expired === 0) return `No submission is older than ${inDays(days)}.`
  const are = expired === 1 ? 'is' : 'are'
  return `${submissionCountText(expired)} ${are} older than ${inDays(days)}, and will be deleted within 10 minutes.`
}

function inDays(days: number | undefined): string {
  return days === 1 ? '1 day' : `${days} days`
}
