import type { Delivery } from '@ramiform/contract/deliveries'
import { IconAlertTriangle, IconCheck, IconChevronRight, IconClock } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { useEditorState } from '../../../../editing/editor-context.tsx'
import { momentText } from '../../../../forms/dates.ts'
import {
  isRetryable,
  kindText,
  nextText,
  stateText,
  tryText,
} from '../../../../forms/deliveries/delivery-words.ts'
import { useRetry } from '../../../../forms/deliveries/use-delivery-call.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Spinner } from '../../../../ui/Spinner.tsx'
import { DeliveryTries } from './DeliveryTries.tsx'
import styles from './notifications.module.css'

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
  const { mutate, isPending } = useRetry(useEditorState(({ facts }) => facts.id))
  const detailsId = useId()
  const { id, state, createdAt, tries } = delivery
  const last = tries.at(-1)
  const next = nextText(delivery, now)
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
        {isRetryable(delivery) && (
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
