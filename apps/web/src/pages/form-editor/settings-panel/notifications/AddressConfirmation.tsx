import { IconCheck, IconClock } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../../../api/api-error.ts'
import { call } from '../../../../api/call.ts'
import { useEditorState } from '../../../../editing/editor-context.tsx'
import { momentWithin } from '../../../../forms/dates.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useToast } from '../../../../ui/Toast.tsx'
import { useNow } from '../../../../ui/use-now.ts'
import styles from './notifications.module.css'

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const
/** poll interval while a confirmation is pending, in milliseconds */
const askAgainMs = 5_000
const minuteMs = 60_000

/** Confirmation state of the saved notification address. */
export function useNotificationAddress(saved: string) {
  const id = useEditorState(({ facts }) => facts.id)
  return useQuery({
    queryKey: ['form', id, 'notification-address', saved],
    queryFn: ({ signal }) => call('readNotificationAddress', { params: { id }, signal }),
    enabled: saved !== '',
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? askAgainMs : false),
  })
}

/** Confirmation state of the saved address, with a button to send the confirmation email again. */
export function AddressConfirmation({
  query: { data, error, refetch },
}: {
  query: ReturnType<typeof useNotificationAddress>
}) {
  const id = useEditorState(({ facts }) => facts.id)
  const now = useNow(minuteMs)
  const toast = useToast()
  const queryClient = useQueryClient()
  const question = useMutation({
    mutationFn: () => call('askNotificationAddress', { params: { id } }),
    onSuccess: ({ address, state }) =>
      toast(state === 'waiting' ? `Email sent to ${address}` : 'The address is confirmed'),
    onError: (failure) => toast(messageOf(failure), { kind: 'failed' }),
    onSettled: () => {
      void refetch()
      void queryClient.invalidateQueries({ queryKey: ['form', id, 'deliveries'] })
    },
  })
  if (error !== null && data === undefined) {
    return (
      <p role="alert" className={styles.problem}>
        {messageOf(error)}
      </p>
    )
  }
  if (data === undefined || data.state === 'own' || data.state === 'none') return null
  if (data.state === 'confirmed') {
    return (
      <p className={styles.address} data-state="confirmed" role="status">
        <IconCheck {...icon} />
        <b>Confirmed</b>
      </p>
    )
  }
  return (
    <div className={styles.address} data-state="waiting">
      <IconClock {...icon} />
      <p role="status">
        <b>Waiting for confirmation</b>
        <span>
          {data.askedAt === null
            ? 'No email was sent yet. '
            : `An email with a link was sent ${momentWithin(new Date(data.askedAt), now)}. `}
          Notifications start once the address is confirmed. Submissions are stored in the meantime.
        </span>
      </p>
      <Button size="sm" busy={question.isPending} onClick={() => question.mutate()}>
        {data.askedAt === null ? 'Send email' : 'Send again'}
      </Button>
    </div>
  )
}
