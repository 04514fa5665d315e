import styles from './KeptList.module.css'
import type { KeptThing } from './kept-in-browser.ts'

/** A list of cookies or storage entries with name, purpose and expiry. */
export function KeptList({ things }: { things: readonly KeptThing[] }) {
  return (
    <dl className={styles.list}>
      {things.map(({ name, purpose, until }) => (
        <div key={name}>
          <dt>
            {name.split(', ').map((one) => (
              <code key={one}>{one}</code>
            ))}
          </dt>
          <dd>{purpose}</dd>
          <dd className={styles.until}>
            <b>Until:</b> {until}
          </dd>
        </div>
      ))}
    </dl>
  )
}
