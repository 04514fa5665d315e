import { IconSend } from '@tabler/icons-react'
import { Button } from '../../../../ui/Button.tsx'
import styles from './notifications.module.css'
import { useSendTest } from './use-deliveries.ts'

const labels = { webhook: 'Send test webhook', email: 'Send test email' } as const

/** Sends a test submission to the saved address. The result appears in the list of deliveries. */
export function SendTest({
  kind,
  saved = '',
  shown = '',
}: {
  kind: 'webhook' | 'email'
  saved: string | undefined
  shown: string | undefined
}) {
  const { mutate, isPending } = useSendTest()
  if (shown === '') return null
  const isSaved = saved === shown
  return (
    <div className={styles.test}>
      <Button
        size="sm"
        icon={<IconSend size={16} stroke={1.75} aria-hidden />}
        busy={isPending}
        disabled={!isSaved}
        disabledReason={
          isSaved ? undefined : 'Save the form first. The test uses the saved address.'
        }
        onClick={() => mutate(kind)}
      >
        {labels[kind]}
      </Button>
    </div>
  )
}
