import { Spinner } from '../ui/Spinner.tsx'
import styles from './Waiting.module.css'

/** A whole page that is not there yet. */
export function Waiting({ label = 'Loading...' }: { label?: string }) {
  return (
    <main className={styles.waiting}>
      <Spinner label={label} />
    </main>
  )
}
