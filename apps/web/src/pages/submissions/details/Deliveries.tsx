import type { Delivery } from '@ramiform/contract/deliveries'
import { IconAlertCircle, IconCircleCheck, IconClock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { messageOf } from '../../../api/api-error.ts'
import { momentWithin } from '../../../forms/dates.ts'
import {
  isRetryable,
  kindText,
  nextText,
  stateText,
  tryText,
} from '../../../forms/deliveries/delivery-words.ts'
import { failuresFirst } from '../../../forms/deliveries/failures-first.ts'
import { useRetry } from '../../../forms/deliveries/use-delivery-call.ts'
import { Button } from '../../../ui/Button.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { TextButton } from '../../../ui/TextButton.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { deliveriesQuery } from '../shared/submission-queries.ts'
import styles from './Deliveries.module.css'

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const
const marks: Readonly<Record<Delivery['state'], ReactNode>> = {
  waiting: <IconClock {...icon} />,
  sending: <Spinner />,
  delivered: <IconCircleCheck {...icon} />,
  parked: <IconAlertCircle {...icon} />,
}

const secondMs = 1_000

interface DeliveriesProps {
  readonly formId: string
  readonly submissionId: string
}

/** Emails and webhook calls about a submission, failures first. Nothing when there were none. */
export function Deliveries({ formId, submissionId }: DeliveriesProps) {
  const { data, error, refetch } = useQuery(deliveriesQuery(formId, submissionId))
  const title = useId()
  if (data === undefined && error === null) return null
  if (data?.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={title}>
      <h3 id={title}>Delivery</h3>
      {data === undefined ? (
        <p className={styles.problem} role="alert">
          Could not load the deliveries. {messageOf(error)}{' '}
          <TextButton onClick={() => void refetch()}>Try again</TextButton>
        </p>
      ) : (
        <ul>
          {failuresFirst(data).map((delivery) => (
            <Row key={delivery.id} formId={formId} delivery={delivery} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Row({ formId, delivery }: { formId: string; delivery: Delivery }) {
  const now = useNow(secondMs)
  const { mutate, isPending } = useRetry(formId)
  const { id, state, tries } = delivery
  const last = tries.at(-1)
  const next = nextText(delivery, now)
  const isSent = state === 'delivered'
  return (
    <li data-state={state}>
      <span className={styles.mark}>{marks[state]}</span>
      <span className={styles.words}>
        {kindText(delivery)}
        {!isSent && last !== undefined && (
          <small>
            {tryText(last)}.{next !== null && ` ${next}.`}
          </small>
        )}
      </span>
      <span className={styles.end} aria-live="polite">
        {isSent && last !== undefined ? (
          <>
            {stateText(delivery)}{' '}
            <time dateTime={last.at}>{momentWithin(new Date(last.at), now)}</time>
          </>
        ) : last === undefined ? (
          stateText(delivery)
        ) : (
          <VisuallyHidden>{stateText(delivery)}</VisuallyHidden>
        )}
      </span>
      {isRetryable(delivery) && (
        <Button size="sm" busy={isPending} onClick={() => mutate(id)}>
          Retry now
        </Button>
      )}
    </li>
  )
}
