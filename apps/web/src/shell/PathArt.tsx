import styles from './PathArt.module.css'

const branches = [
  { y: 166, answer: 'A quote', question: 'How large is the project?', taken: false },
  { y: 450, answer: 'Just saying hi', question: 'Your message', taken: false },
  { y: 308, answer: 'Some help', question: 'Which order is it about?', taken: true },
] as const

/** Drawing of a question with three answers, the selected branch highlighted. */
export function PathArt() {
  return (
    <svg className={styles.art} viewBox="0 0 664 506" aria-hidden>
      {branches.map(({ y, taken }) => (
        <path
          key={y}
          className={taken ? styles.taken : styles.branch}
          d={`M60 84v${y - 112}q0 28 28 28h232`}
        />
      ))}
      <path className={styles.taken} d="M600 308h6q24 0 24-24v-14" />
      {branches.map(({ y, answer, question, taken }) => (
        <g key={y} className={taken ? styles.on : undefined}>
          <rect className={styles.gap} x="136" y={y - 12} width="112" height="24" />
          <text className={styles.answer} x="192" y={y + 4.5} textAnchor="middle">
            {answer}
          </text>
          <rect className={styles.box} x="320" y={y - 28} width="290" height="56" rx="12" />
          <text x="340" y={y + 6}>
            {question}
          </text>
        </g>
      ))}
      <g className={styles.on}>
        <rect className={styles.box} x="0" y="28" width="300" height="56" rx="12" />
        <text x="20" y="62">
          What brings you here?
        </text>
      </g>
      <path className={styles.leaf} d="M629 272v-16A16 16 0 0 1 645 240h16v16a16 16 0 0 1-16 16Z" />
    </svg>
  )
}
