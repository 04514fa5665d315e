import type { QuestionSummary } from '../shared/submission-queries.ts'
import styles from './NumberFigures.module.css'
import { stepFigures } from './step-figures.ts'

/** Average of a rating or scale, and the Net Promoter Score of a scale from 0 to 10. */
export function StepFigures({
  options,
  choices,
}: {
  options: readonly string[]
  choices: NonNullable<QuestionSummary['choices']>
}) {
  const { average, netPromoterScore } = stepFigures(options, choices)
  if (average === null) return null
  return (
    <dl className={styles.figures}>
      <div>
        <dt>Average</dt>
        <dd>{average.toLocaleString('en', { maximumFractionDigits: 2 })}</dd>
      </div>
      {netPromoterScore !== null && (
        <div>
          <dt>Net Promoter Score</dt>
          <dd>{netPromoterScore}</dd>
        </div>
      )}
    </dl>
  )
}
