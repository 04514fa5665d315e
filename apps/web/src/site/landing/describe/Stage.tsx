import type { ReactNode, RefObject } from 'react'
import { Segmented } from '../../../ui/Segmented.tsx'
import styles from './Stage.module.css'

export type StageView = 'try' | 'own'

const views = [
  { value: 'try', label: 'Try a form' },
  { value: 'own', label: 'Your form' },
] as const

export interface StageProps {
  readonly view: StageView
  readonly onView: (view: StageView) => void
  readonly box: RefObject<HTMLDivElement | null>
  readonly children: ReactNode
}

/** A form to try, or the described one. Both views have the same height, so nothing below moves. */
export function Stage({ view, onView, box, children }: StageProps) {
  return (
    <div className={styles.stage} ref={box}>
      <div className={styles.head}>
        <Segmented label="Show" options={views} value={view} onChange={onView} />
        <p>
          {view === 'try'
            ? 'Choose an answer. The path follows.'
            : 'From your words. Change them and draw again.'}
        </p>
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  )
}
