import styles from './Claims.module.css'
import { kilobytes, ownScript, peerScript } from './comparison/measured.ts'

/** Four facts that tests or benchmarks check. */
export function Claims() {
  return (
    <ul className={styles.claims}>
      <li>
        <h2>Works without script</h2>
        <p>With JavaScript off, visitors still send forms, and forms in pages still branch.</p>
      </li>
      <li>
        <h2>Nothing lost offline</h2>
        <p>Answers wait in the browser until the connection is back.</p>
      </li>
      <li>
        <h2>{kilobytes(ownScript)} of script</h2>
        <p>
          All the script of a public form. The closest peer we measured has {kilobytes(peerScript)}.{' '}
          <a href="#compare">Compare</a>
        </p>
      </li>
      <li>
        <h2>Logic proved first</h2>
        <p>
          Before you publish, Ramiform finds the questions that can never appear.{' '}
          <a href="#proof">See how</a>
        </p>
      </li>
    </ul>
  )
}
