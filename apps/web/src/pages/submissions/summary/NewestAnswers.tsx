import { Link } from 'react-router'
import { momentText } from '../../../forms/dates.ts'
import { submissionPath } from '../shared/submission-path.ts'
import type { QuestionSummary } from '../shared/submission-queries.ts'
import styles from './NewestAnswers.module.css'

export interface NewestAnswersProps {
  readonly formId: string
  readonly answers: NonNullable<QuestionSummary['newest']>
}

/** The newest text answers, each linked to its submission. */
export function NewestAnswers({ formId, answers }: NewestAnswersProps) {
  const now = new Date()
  return (
    <ul className={styles.answers}>
      {answers.map(({ submissionId, submittedAt, text }) => (
        <li key={submissionId}>
          <Link to={submissionPath(formId, submissionId)}>
            <span className={styles.text}>{text}</span>
            <time dateTime={submittedAt}>{momentText(new Date(submittedAt), now)}</time>
          </Link>
        </li>
      ))}
    </ul>
  )
}
