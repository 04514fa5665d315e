import styles from './Names.module.css'

/** Names in a row; the first can look chosen. */
export function Names({ names, chosen = false }: { names: readonly string[]; chosen?: boolean }) {
  return (
    <ul className={styles.names} data-chosen={chosen || undefined}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
}
