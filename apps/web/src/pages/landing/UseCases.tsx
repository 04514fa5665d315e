import { Wrap } from '../../site/Wrap.tsx'
import { classNames } from '../../ui/class-names.ts'
import section from './Section.module.css'
import styles from './UseCases.module.css'

interface UseCase {
  /** a class that shows it */
  readonly icon: string | undefined
  readonly name: string
  readonly text: string
  /** a question, an answer to it, and what that leads to */
  readonly path: readonly [string, string, string]
}

/** The use cases that the specification names (section 1). */
const useCases: readonly UseCase[] = [
  {
    icon: styles.magnet,
    name: 'Lead generation',
    text: 'Ask a buyer about budget, a student about their course, and nobody about both.',
    path: ['Company size', 'Over 50 people', 'When may we call?'],
  },
  {
    icon: styles.feedback,
    name: 'Surveys and feedback',
    text: 'Let a low score ask why, and a high score say thank you and let people go.',
    path: ['How was it?', 'Not great', 'What went wrong?'],
  },
  {
    icon: styles.ticket,
    name: 'Registration',
    text: 'Sessions, diets, sizes, fees. Each guest sees only the lines that concern them.',
    path: ['Which day?', 'Both days', 'Staying overnight?'],
  },
  {
    icon: styles.record,
    name: 'Data collection',
    text: 'Clean, complete records, because no one is made to fill in what does not apply.',
    path: ['Type of site', 'River', 'Depth in metres'],
  },
]

export function UseCases() {
  return (
    <section className={styles.ground} aria-labelledby="use-cases">
      <Wrap className={section.section}>
        <div className={section.head}>
          <h2 id="use-cases">One builder, four common branches</h2>
        </div>
        <svg className={styles.fan} viewBox="0 0 1200 96" preserveAspectRatio="none" aria-hidden>
          {[300, 610, 920].map((turn) => (
            <path key={turn} d={`M14 0V24q0 24 24 24H${turn}q24 0 24 24V96`} />
          ))}
          <path d="M14 0V96" />
        </svg>
        <ul className={styles.cases}>
          {useCases.map(({ icon, name, text, path: [question, answer, next] }) => (
            <li key={name}>
              <i className={classNames(styles.icon, icon)} />
              <h3>{name}</h3>
              <p>{text}</p>
              <ol className={styles.path}>
                <li>{question}</li>
                <li className={styles.answer}>{answer}</li>
                <li>{next}</li>
              </ol>
            </li>
          ))}
        </ul>
      </Wrap>
    </section>
  )
}
