import styles from './KeyCaps.module.css'

/** Keys to press together, one cap for each. */
export function KeyCaps({ caps }: { caps: readonly string[] }) {
  return (
    <span className={styles.caps}>
      {caps.map((cap) => (
        <kbd key={cap}>{cap}</kbd>
      ))}
    </span>
  )
}
