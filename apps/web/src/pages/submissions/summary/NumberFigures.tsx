import { Bars } from '../../../forms/bars/Bars.tsx'
import type { QuestionSummary } from '../shared/submission-queries.ts'
import styles from './NumberFigures.module.css'
import { areWholeRanges, rangeLabel } from './range-label.ts'

type Numbers = NonNullable<QuestionSummary['numbers']>

/** Statistics of a number question, and a histogram. */
export function NumberFigures({
  numbers,
  inWords,
}: {
  numbers: Numbers
  /** formats a figure, such as an amount of money */
  inWords: (figure: number) => string
}) {
  const { median, average, lowest, highest, total, ranges } = numbers
  const areWhole = areWholeRanges(ranges)
  const figures = {
    Median: median,
    Average: average,
    Lowest: lowest,
    Highest: highest,
    Total: total,
  }
  return (
    <>
      <dl className={styles.figures}>
        {Object.entries(figures).map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{inWords(figure)}</dd>
          </div>
        ))}
      </dl>
      <Bars
        of={ranges.reduce((sum, { count }) => sum + count, 0)}
        bars={ranges.map((range, index) => ({
          label: rangeLabel(range, index === ranges.length - 1, areWhole, inWords),
          count: range.count,
        }))}
      />
    </>
  )
}
