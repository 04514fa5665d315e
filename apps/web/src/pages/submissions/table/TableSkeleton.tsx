import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './TableView.module.css'

const rows = Array.from({ length: 12 }, (_, row) => row)
const widths = [148, 96, 120, 84, 110, 64, 132, 90]

/** The head and twelve rows, in gray. */
export function TableSkeleton() {
  return (
    <div role="status" className={styles.ghosts}>
      {rows.map((row) => (
        <div key={row}>
          {widths.map((width, at) => (
            <Skeleton
              key={width}
              width={width}
              height={12}
              {...(row + at === 0 && { label: 'Loading submissions...' })}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
