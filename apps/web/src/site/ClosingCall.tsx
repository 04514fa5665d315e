import styles from './ClosingCall.module.css'
import { GetStarted } from './GetStarted.tsx'
import { Wrap } from './Wrap.tsx'

export interface ClosingCallProps {
  /** a line each */
  readonly title: readonly [string, string]
  readonly text: string
}

/** The end of a page: one way on, beside the one picture that stands for nothing. Once on a page. */
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
