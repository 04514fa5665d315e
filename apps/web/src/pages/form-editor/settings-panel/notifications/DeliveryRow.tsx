import type { Delivery } from '@ramiform/contract/deliveries'
import { IconAlertTriangle, IconCheck, IconChevronRight, IconClock } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { momentText } from '../../../../forms/dates.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Spinner } from '../../../../ui/Spinner.tsx'
import { DeliveryTries } from './DeliveryTries.tsx'
import { kindText, nextText, stateText, tryText } from './delivery-words.ts'
import styles from './notifications.module.css'
import { useRetry } from './use-deliveries.ts'

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const
const marks: Readonly<Record<Delivery['state'], ReactNode>> = {
  waiting: <IconClock {...icon} />,
  sending: <Spinner />,
  delivered: <IconCheck {...icon} />,
  parked: <IconAlertTriangle {...icon} />,
}

/** One delivery: its state, the receiver's last response, and a retry button. */
export function DeliveryRow({ delivery, now }: { delivery: Delivery; now: Date }) {
  const [isOpen, setOpen] = useState(false)
  const { mutate, isPending } = useRetry()
  const detailsId = useId()
  const { id, state, createdAt, tries } = delivery
  const last = tries.at(-1)
  const next = nextText(delivery, now)
  const isRetryable = state === 'parked' || (state === 'waiting' && tries.length > 0)
  return (
    <li data-state={state}>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.summary}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => setOpen(!isOpen)}
        >
          <IconChevronRight {...icon} className={styles.chevron} />
          <span className={styles.mark}>{marks[state]}</span>
          <span className={styles.words}>
            <span>
              <b aria-live="polite">{stateText(delivery)}</b>{' '}
              <time dateTime={createdAt}>{momentText(new Date(createdAt), now)}</time>
            </span>
            <small>{kindText(delivery)}</small>
            {state !== 'delivered' && last !== undefined && <small>{tryText(last)}</small>}
            {next !== null && <small>{next}</small>}
          </span>
        </button>
        {isRetryable && (
          <Button size="sm" busy={isPending} onClick={() => mutate(id)}>
            Retry now
          </Button>
        )}
      </div>
      <div id={detailsId} hidden={!isOpen}>
        {isOpen && <DeliveryTries delivery={delivery} now={now} />}
      </div>
    </li>
  )
}
