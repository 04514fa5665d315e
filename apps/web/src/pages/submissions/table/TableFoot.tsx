import type { ReactNode } from 'react'
import { KeyCaps } from '../../../ui/KeyCaps.tsx'
import { Dots } from './AnswerCell.tsx'
import styles from './TableView.module.css'

export interface TableFootProps {
  /** number of rows */
  readonly shown: number
  /** true while there are more rows than `shown` */
  readonly isMore: boolean
  /** number of all submissions */
  readonly of: number | undefined
  readonly children: ReactNode
}

/** The line below the table: number of rows, the two signs of empty cells, and keys. */
export function TableFoot({ shown, isMore, of, children }: TableFootProps) {
  const total = of?.toLocaleString('en')
  return (
    <div className={styles.foot}>
      <span>
        <b>{shown.toLocaleString('en')}</b>
        {isMore ? ' or more' : ''}
        {total === undefined ? '' : ` of ${total}`} {of === 1 ? 'submission' : 'submissions'}
      </span>
      {children}
      <span className={styles.signs}>
        <span>
          <Dots />
          Not asked
        </span>
        <span>
          <i aria-hidden>–</i>
          No response
        </span>
      </span>
      <span className={styles.keys} aria-hidden>
        <span>
          <KeyCaps caps={['↑', '↓']} /> Move
        </span>
        <span>
          <KeyCaps caps={['Space']} /> Select
        </span>
        <span>
          <KeyCaps caps={['Enter']} /> Open
        </span>
      </span>
    </div>
  )
}
