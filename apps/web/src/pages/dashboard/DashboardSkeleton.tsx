import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Dashboard.module.css'
import { Figures } from './Figures.tsx'

/** Placeholder while the session loads. */
export function DashboardSkeleton() {
  return (
    <>
      <Skeleton width={280} height={32} label="Loading" />
      <Figures forms={undefined} />
      <FormsSkeleton />
    </>
  )
}

/** Placeholder with the size of the content, so that nothing moves when it loads. */
export function FormsSkeleton() {
  return (
    <div aria-hidden>
      <div className={styles.tools}>
        <Skeleton width={96} height={22} />
        <span className={styles.found} />
        <div className={styles.search}>
          <span className={styles.ghostField} />
        </div>
        <span className={styles.ghostButton} />
      </div>
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
    </div>
  )
}
