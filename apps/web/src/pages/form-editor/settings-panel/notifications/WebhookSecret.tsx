import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../../../api/api-error.ts'
import { call } from '../../../../api/call.ts'
import { CopyLine } from '../../../../clipboard/CopyLine.tsx'
import { useEditorState } from '../../../../editing/editor-context.tsx'
import { momentWithin } from '../../../../forms/dates.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useToast } from '../../../../ui/Toast.tsx'
import styles from './notifications.module.css'

const hidden = 'whsec_••••••••••••••••'

/** Secret with which the receiver verifies webhook signatures. It loads only when the owner shows it. */
export function WebhookSecret() {
  const id = useEditorState(({ facts }) => facts.id)
  const [isShown, setShown] = useState(false)
  const queryClient = useQueryClient()
  const toast = useToast()
  const queryKey = ['form', id, 'webhook-secret']
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('readWebhookSecret', { params: { id }, signal }),
    enabled: isShown,
    // Remove the secret from the cache once hidden.
    gcTime: 0,
  })
  const rotation = useMutation({
    mutationFn: () => call('rotateWebhookSecret', { params: { id } }),
    onSuccess: (answer) => {
      queryClient.setQueryData(queryKey, answer)
      toast('Secret replaced')
    },
    onError: (error) => toast(messageOf(error), { kind: 'failed' }),
  })
  const found = isShown ? query.data : undefined

  return (
    <section className={styles.secret} aria-labelledby="webhook-secret">
      <h4 id="webhook-secret">Signing secret</h4>
      <CopyLine text={found?.secret ?? null} instead={hidden} of="the secret">
        <Button
          size="sm"
          variant="quiet"
          busy={isShown && query.isFetching && found === undefined}
          aria-label={isShown ? 'Hide the secret' : 'Show the secret'}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </Button>
      </CopyLine>
      <p className={styles.hint}>
        Your server uses it to verify our calls (Standard Webhooks). Do not share it.
      </p>
      {isShown && (
        <div aria-live="polite" className={styles.secretMore}>
          {query.isError && <p className={styles.problem}>{messageOf(query.error)}</p>}
          {found?.secret === null && (
            <p className={styles.problem}>
              This secret was encrypted with a different server key and can no longer be read.
              Replace it.
            </p>
          )}
          {found?.previousUntil != null && (
            <p>
              {`The previous secret works until ${momentWithin(new Date(found.previousUntil), new Date())}. Webhooks are signed with both.`}
            </p>
          )}
          {found !== undefined && (
            <Button size="sm" busy={rotation.isPending} onClick={() => rotation.mutate()}>
              Replace the secret
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
