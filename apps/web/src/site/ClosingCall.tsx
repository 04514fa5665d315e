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
        <Sprig />
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

function Sprig() {
  return (
    <svg viewBox="0 0 480 360" preserveAspectRatio="xMaxYMax meet" aria-hidden>
      <path d="M240 360v-60c0-60 50-70 90-90s60-40 60-90" />
      <path d="M240 360v-90c0-70-70-70-70-140" />
      <path d="M330 211c60-20 90 0 110-60" />
      <path className={styles.taken} d="M240 360v-120c0-70 40-80 40-150" />
      <path className={styles.leaf} d="M268 92V66a52 52 0 0 1 52-52h24v26a52 52 0 0 1-52 52Z" />
      <g className={styles.leaves}>
        <path d="M170 134h-18a30 30 0 0 1-30-30V88h18a30 30 0 0 1 30 30Z" />
        <path d="M386 124v-18a30 30 0 0 1 30-30h16v18a30 30 0 0 1-30 30Z" />
        <path d="M436 154v-12a24 24 0 0 1 24-24h12v12a24 24 0 0 1-24 24Z" />
      </g>
    </svg>
  )
}
