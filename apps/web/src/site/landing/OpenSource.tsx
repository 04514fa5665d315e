import { IconCheck } from '@tabler/icons-react'
import styles from './OpenSource.module.css'

const facts = [
  'MIT license, every feature included',
  'No account elsewhere, no container',
  'PostgreSQL when you run it for others',
] as const

/** How to run the product. */
export function OpenSource() {
  return (
    <div className={styles.open}>
      <div>
        <h2>Open source. Yours to run.</h2>
        <p>One command starts the whole product: editor, public forms and a database.</p>
        <ul>
          {facts.map((fact) => (
            <li key={fact}>
              <IconCheck size={18} stroke={1.75} aria-hidden />
              {fact}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.terminal}>
        <p>In a copy of the repository</p>
        <code>
          <i>$ </i>npm start
        </code>
        <p>Ramiform is ready: http://localhost:3000</p>
        <p>Sign in with the link printed here.</p>
      </div>
    </div>
  )
}
