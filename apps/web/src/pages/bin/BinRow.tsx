import { binDays } from '@ramiform/contract/bin'
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { dayText, momentWithin } from '../../forms/dates.ts'
import { focusNextRow } from '../../submissions/focus-next-row.ts'
import { Button } from '../../ui/Button.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './Bin.module.css'

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

export interface BinRowProps {
  readonly id: string
  /** name of the form or submission, for the labels of its buttons */
  readonly name: string
  readonly title: ReactNode
  readonly facts: ReactNode
  readonly deletedAt: string
  readonly onRestore: () => void
  readonly onDeleteForever: () => void
  readonly children?: ReactNode
}

/** A deleted form or submission, with its deletion date and the day on which it leaves the bin for good. */
export function BinRow(props: BinRowProps) {
  const { id, name, title, facts, deletedAt, onRestore, onDeleteForever, children } = props
  return (
    <li className={styles.row} data-bin-row={id}>
      <div className={styles.line}>
        <div className={styles.what}>
          <b>{title}</b>
          <span>{facts}</span>
        </div>
        <div className={styles.when}>
          <span>
            Deleted{' '}
            <time dateTime={deletedAt}>{momentWithin(new Date(deletedAt), new Date())}</time>
          </span>
          <span>Kept until {restorableUntil(deletedAt)}</span>
        </div>
        <div className={styles.actions}>
          <Button
            size="sm"
            icon={<IconArrowBackUp {...icon} />}
            onClick={(event) => {
              focusNextRow(event.currentTarget)
              onRestore()
            }}
          >
            Restore<VisuallyHidden> {name}</VisuallyHidden>
          </Button>
          <Button
            variant="quiet-danger"
            size="sm"
            icon={<IconTrash {...icon} />}
            data-forever
            onClick={onDeleteForever}
          >
            Delete forever<VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </div>
      </div>
      {children}
    </li>
  )
}

/** The day on which an item leaves the bin for good. */
function restorableUntil(deletedAt: string): string {
  const end = new Date(deletedAt)
  end.setDate(end.getDate() + binDays)
  return dayText(end)
}
