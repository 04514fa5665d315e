import styles from './ForkPicture.module.css'

const ends = [
  { answer: 'Buyer', leadsTo: 'Budget', taken: true },
  { answer: 'Student', leadsTo: 'School', taken: false },
  { answer: 'Just looking', leadsTo: 'Thank you', taken: false },
] as const

/** A single fork: left to right, and downward where there is little room. */
export function ForkPicture() {
  return (
    <>
      <svg
        className={styles.wide}
        width="560"
        height="232"
        viewBox="0 0 560 232"
        role="img"
        aria-label="Your role leads to Budget, School or the end of the form, depending on the answer"
      >
        <path className={styles.line} d="M120 116h70q20 0 20 20v36q0 20 20 20h180" />
        <path className={styles.line} d="M120 116h290" />
        <path className={styles.taken} d="M120 116h70q20 0 20-20V60q0-20 20-20h180" />
        {ends.map(({ answer, leadsTo, taken }, place) => (
          <g key={answer} transform={`translate(0 ${20 + 76 * place})`}>
            <rect
              className={styles.gap}
              x={296 - gapOf(answer) / 2}
              y="8"
              width={gapOf(answer)}
              height="24"
            />
            <text className={taken ? styles.takenAnswer : styles.answer} x="296" y="24.5">
              {answer}
            </text>
            <rect
              className={taken ? styles.takenBox : styles.box}
              x="412"
              width="140"
              height="40"
              rx="10"
            />
            <text className={taken ? styles.name : styles.quietName} x="482" y="25">
              {leadsTo}
            </text>
          </g>
        ))}
        <rect className={styles.takenBox} x="8" y="96" width="112" height="40" rx="10" />
        <text className={styles.name} x="64" y="121">
          Your role
        </text>
      </svg>
      <svg className={styles.slim} width="290" height="212" viewBox="0 0 290 212" aria-hidden>
        <path className={styles.line} d="M24 40v84q0 16 16 16H150M24 40v136q0 16 16 16H150" />
        <path className={styles.taken} d="M24 40V72q0 16 16 16H150" />
        {ends.map(({ answer, leadsTo, taken }, place) => (
          <g key={answer} transform={`translate(0 ${68 + 52 * place})`}>
            <rect
              className={styles.gap}
              x={90 - gapOf(answer) / 2}
              y="8"
              width={gapOf(answer)}
              height="24"
            />
            <text className={taken ? styles.takenAnswer : styles.answer} x="90" y="24.5">
              {answer}
            </text>
            <rect
              className={taken ? styles.takenBox : styles.box}
              x="150"
              width="139"
              height="40"
              rx="10"
            />
            <text className={taken ? styles.name : styles.quietName} x="219.5" y="25">
              {leadsTo}
            </text>
          </g>
        ))}
        <rect className={styles.takenBox} x="0.5" y="0.5" width="120" height="40" rx="10" />
        <text className={styles.name} x="60" y="25">
          Your role
        </text>
      </svg>
    </>
  )
}

/** what an answer on a line leaves of the line */
const gapOf = (answer: string) => answer.length * 6 + 28
