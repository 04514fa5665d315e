import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Dashboard.module.css'
import { DashboardLayout } from './DashboardLayout.tsx'
import { Figures } from './Figures.tsx'
import listStyles from './FormList.module.css'
import { lastView } from './use-stored-view.ts'

const nothing = () => {}

/** Placeholder while the session loads. */
export function DashboardSkeleton() {
  return (
    <DashboardLayout rail={lastView.read() === 'list' ? <span /> : null}>
      <div className={styles.head}>
        <Skeleton width={280} height={32} label="Loading" />
      </div>
      <Figures forms={undefined} filter="all" onFilter={nothing} onSortBySubmissions={nothing} />
      <FormsSkeleton />
    </DashboardLayout>
  )
}

/** Placeholder with the size of the last shown view, so that nothing moves when it loads. */
export function FormsSkeleton() {
  return (
    <div aria-hidden>
      <div className={styles.ghostTools} />
      {lastView.read() === 'list' ? <RowsSkeleton /> : <CardsSkeleton />}
    </div>
  )
}

function RowsSkeleton() {
  return (
    <div className={styles.ghostRows}>
      <div className={listStyles.head} />
      {[62, 40, 48, 70, 45, 55, 38, 60, 52, 42].map((width) => (
        <div key={width} className={styles.ghostRow}>
          <Skeleton width={118} height={14} />
          <Skeleton width={`${width / 2}%`} height={14} />
        </div>
      ))}
    </div>
  )
}

function CardsSkeleton() {
  return (
    <div className={styles.cards}>
      {[0, 1, 2].map((card) => (
        <div key={card} className={styles.ghost}>
          <Skeleton height={12} width="70%" />
          <Skeleton height={18} width="55%" />
          <Skeleton height={14} />
          <Skeleton height={14} width="80%" />
        </div>
      ))}
    </div>
  )
}
