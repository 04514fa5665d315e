import styles from './Terminal.module.css'

/** What starting looks like. */
export function Terminal() {
  return (
    <pre className={styles.terminal}>
      <code>
        <b>$ npm start</b>
        {`
Ramiform is ready: http://localhost:3000
Sign in: http://localhost:3000/login?code=70415926  (start-up code 70415926)

`}
        <b>$ npx ramiform visible &lt; case.json</b>
        {`
{"visible":["attending","why"]}
`}
      </code>
    </pre>
  )
}
