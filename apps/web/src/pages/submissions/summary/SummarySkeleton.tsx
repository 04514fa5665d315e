import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './Summary.module.css'

/** Placeholder boxes with the size of the content. */
export function SummarySkeleton() {
  return (
    <div role="status" className={styles.boxes}>
      <div className={styles.wide}>
        <div className={styles.header}>
          <Skeleton width={180} height={20} label="Loading the summary..." />
        </div>
        <Skeleton height={156} />
      </div>
      {[0, 1, 2, 3].map((box) => (
        <div key={box} className={styles.box}>
          <div className={styles.header}>
            <Skeleton width={140} height={20} />
          </div>
          <Skeleton height={84} />
        </div>
      ))}
    </div>
  )
}
