import { Spinner } from '../ui/Spinner.tsx'
import styles from './Waiting.module.css'

/** Loading state of a whole page. */
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
