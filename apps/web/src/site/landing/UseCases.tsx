import { classNames } from '../../ui/class-names.ts'
import styles from './UseCases.module.css'

interface UseCase {
  /** CSS class of the icon. */
  readonly icon: string | undefined
  readonly name: string
  readonly text: string
  /** A question, an answer and the follow-up question. */
  readonly path: readonly [string, string, string]
}

/** Use cases of the specification (section 1). */
const useCases: readonly UseCase[] = [
  {
    icon: styles.magnet,
    name: 'Lead generation',
    text: 'Ask buyers about their budget and students about their course.',
    path: ['Company size', 'Over 50 people', 'When can we call you?'],
  },
  {
    icon: styles.feedback,
    name: 'Surveys and feedback',
    text: 'Ask why after a low score. Say thank you after a high one.',
    path: ['How was it?', 'Not great', 'What went wrong?'],
  },
  {
    icon: styles.ticket,
    name: 'Registration',
    text: 'Sessions, diets, sizes, fees. Guests see only the questions they need.',
    path: ['Which day?', 'Both days', 'Staying overnight?'],
  },
  {
    icon: styles.record,
    name: 'Data collection',
    text: 'Get complete records. People skip questions that don’t apply to them.',
    path: ['Type of site', 'River', 'Depth in meters'],
  },
]

export function UseCases() {
  return (
    <>
      <div>
        <h2>One builder, four common branches</h2>
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
    </>
  )
}
