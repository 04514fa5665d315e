import { IconLoader2 } from '@tabler/icons-react'
import styles from './Spinner.module.css'

/** The only looping animation. The label names the task it waits for. */
export function Spinner({ label, size = 16 }: { label?: string; size?: number }) {
  const turning = <IconLoader2 className={styles.turning} size={size} stroke={1.75} aria-hidden />
  if (label === undefined) return turning
  return (
    <div className={styles.waiting} role="status" data-waiting>
      {turning}
      <span>{label}</span>
    </div>
  )
}
