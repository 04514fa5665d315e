import { Skeleton } from '../ui/Skeleton.tsx'
import styles from './SubmissionListSkeleton.module.css'

/** Placeholder rows with the height of real rows. */
export function SubmissionListSkeleton({
  rows = 6,
  label = 'Loading submissions...',
}: {
  rows?: number
  label?: string
}) {
  return (
    <div role="status" className={styles.ghosts}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are identical and never move
        <div key={row} className={styles.ghost}>
          <div>
            <Skeleton width={180} height={15} {...(row === 0 && { label })} />
            <Skeleton width={96} height={11} />
          </div>
          <div className={styles.answers}>
            <Skeleton width={96} height={11} />
            <Skeleton width={80} height={11} />
            <Skeleton width={64} height={11} />
          </div>
        </div>
      ))}
    </div>
  )
}
