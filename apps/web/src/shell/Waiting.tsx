import { Spinner } from '../ui/Spinner.tsx'
import styles from './Waiting.module.css'

/** A whole page that is not there yet. */
export function Waiting({
  label = 'Loading...',
  title = 'Ramiform',
}: {
  label?: string
  title?: string
}) {
  return (
    <main className={styles.waiting}>
      <title>{title}</title>
      <Spinner label={label} />
    </main>
  )
}
