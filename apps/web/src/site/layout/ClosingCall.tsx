import styles from './ClosingCall.module.css'
import { GetStarted } from './GetStarted.tsx'
import { Wrap } from './Wrap.tsx'

export interface ClosingCallProps {
  /** two lines */
  readonly title: readonly [string, string]
  readonly text: string
}

/** The call to action at the end of a page. */
export function ClosingCall({ title: [first, second], text }: ClosingCallProps) {
  return (
    <Wrap className={styles.around}>
      <section className={styles.call} aria-labelledby="closing-call">
        <h2 id="closing-call">
          {first} <br />
          {second}
        </h2>
        <p>{text}</p>
        <GetStarted size="xl" className={styles.start}>
          Start building
        </GetStarted>
      </section>
    </Wrap>
  )
}
