import styles from './Names.module.css'

/** A row of names. The first one can look selected. */
export function Names({ names, chosen = false }: { names: readonly string[]; chosen?: boolean }) {
  return (
    <ul className={styles.names} data-chosen={chosen || undefined}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
}
