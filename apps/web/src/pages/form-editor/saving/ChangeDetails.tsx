import type { Change } from '../../../editing/draft/change.ts'
import styles from './ChangeDetails.module.css'

/** Changes of one subject, with values before and after. */
export function ChangeDetails({ changes }: { changes: readonly Change[] }) {
  return (
    <ul className={styles.changes}>
      {changes.map(({ kind, what, before, after }) => (
        <li key={`${kind} ${what}`} data-kind={kind}>
          <b>{what}</b>
          {before !== undefined && <del>{before}</del>}
          {after !== undefined && <ins>{after}</ins>}
        </li>
      ))}
    </ul>
  )
}
