import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Skeleton } from './Skeleton.tsx'
import styles from './StatRow.module.css'

export interface Stat {
  readonly label: string
  /** undefined while loading, null when loading failed */
  readonly value: number | null | undefined
  readonly mark?: ReactNode
}

/** A row of statistics. */
export function StatRow({ label, stats }: { label: string; stats: readonly Stat[] }) {
  const allZero = stats.every(({ value }) => value === 0)
  return (
    <section aria-label={label}>
      <dl className={classNames(styles.row, allZero && styles.zero)}>
        {stats.map(({ label: name, value, mark }) => (
          <div key={name} className={styles.stat}>
            <dt>
              {mark}
              {name}
            </dt>
            <dd>
              {value === undefined ? (
                <Skeleton width={48} height={22} label={`${name}: loading`} />
              ) : (
                (value?.toLocaleString('en') ?? <span className={styles.unknown}>Unknown</span>)
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
