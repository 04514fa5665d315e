import styles from './Canvas.module.css'
import { DropMark } from './DropMark.tsx'

/** A form that has yet to grow. */
export function NoFields() {
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 132 132" aria-hidden="true">
        <path className={styles.stem} d="M44 124V96" />
        <path className={styles.dashes} d="M44 88V12" />
        <path className={styles.dashes} d="M44 60C44 78 60 82 88 82" />
        <circle cx="44" cy="92" r="5" />
      </svg>
      <h2>Add the first field</h2>
      <p>Click a kind of field or drag it here.</p>
      <DropMark />
    </div>
  )
}
