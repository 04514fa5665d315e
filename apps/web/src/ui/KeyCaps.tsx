import styles from './KeyCaps.module.css'

/** A key combination, with one cap per key. */
export function KeyCaps({ caps }: { caps: readonly string[] }) {
  return (
    <span className={styles.caps}>
      {caps.map((cap) => (
        <kbd key={cap}>{cap}</kbd>
      ))}
    </span>
  )
}
