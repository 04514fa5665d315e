import type { ReactNode } from 'react'
import styles from './ClosingCall.module.css'
import { Wrap } from './Wrap.tsx'

export interface ClosingCallProps {
  /** a line each */
  readonly title: readonly [string, string]
  readonly text: string
  /** the one way on: a link that looks like a button */
  readonly children: ReactNode
}

/** The end of a page: one way on, beside a drawing of branches. Once on a page, and the site's only ornament. */
export function ClosingCall({ title: [first, second], text, children }: ClosingCallProps) {
  return (
    <Wrap className={styles.around}>
      <section className={styles.call} aria-labelledby="closing-call">
        <Sprig />
        <h2 id="closing-call">
          {first} <br />
          {second}
        </h2>
        <p>{text}</p>
        {children}
      </section>
    </Wrap>
  )
}

function Sprig() {
  return (
    <svg className={styles.sprig} viewBox="0 0 480 360" preserveAspectRatio="xMaxYMax" aria-hidden>
      <path d="M240 360v-60c0-60 50-70 90-90s60-40 60-90" />
      <path d="M240 360v-90c0-70-70-70-70-140" />
      <path d="M330 211c60-20 90 0 110-60" />
      <path className={styles.taken} d="M240 360v-120c0-70 40-80 40-150" />
      <path className={styles.leaf} d="M268 92V66a52 52 0 0 1 52-52h24v26a52 52 0 0 1-52 52Z" />
      <path className={styles.bud} d="M170 134h-18a30 30 0 0 1-30-30V88h18a30 30 0 0 1 30 30Z" />
      <path className={styles.bud} d="M386 124v-18a30 30 0 0 1 30-30h16v18a30 30 0 0 1-30 30Z" />
      <path className={styles.bud} d="M436 154v-12a24 24 0 0 1 24-24h12v12a24 24 0 0 1-24 24Z" />
    </svg>
  )
}
