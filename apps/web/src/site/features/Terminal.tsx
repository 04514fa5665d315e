import styles from './Terminal.module.css'

/** Terminal output of a start and a command. */
export function Terminal() {
  return (
    <pre className={styles.terminal}>
      <code>
        <b>$ npm start</b>
        {`
Ramiform is ready: http://localhost:3000
Sign in: http://localhost:3000/login?code=704159263387  (start-up code 704159263387)

`}
        <b>$ npx ramiform visible &lt; case.json</b>
        {`
{"visible":["attending","why"]}
`}
      </code>
    </pre>
  )
}
