import { useQuery } from '@tanstack/react-query'
import { classNames } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { ResultsFilter } from '../filters/results-filter.ts'
import { statisticsQuery } from '../shared/submission-queries.ts'
import styles from './ResultsHead.module.css'

export interface FiguresProps {
  readonly formId: string
  readonly filter: ResultsFilter
  readonly onFilter: (filter: ResultsFilter) => void
}

/** The four figures (spec section 2), in one line. *With Email* and *This Week* filter. */
export function Figures({ formId, filter, onFilter }: FiguresProps) {
  const { data, error } = useQuery(statisticsQuery(formId))
  const missing = error === null ? undefined : null
  const isThisWeek = filter.period?.kind === 'days' && filter.period.days === 7
  return (
    <FigureRow
      figures={[
        { label: 'Total Submissions', value: data?.total ?? missing },
        {
          label: 'With Email',
          value: data?.withEmail ?? missing,
          isOn: filter.withEmail === true,
          onPress: () =>
            onFilter({ ...filter, withEmail: filter.withEmail === true ? null : true }),
        },
        {
          label: 'This Week',
          value: data?.thisWeek ?? missing,
          isOn: isThisWeek,
          onPress: () =>
            onFilter({ ...filter, period: isThisWeek ? null : { kind: 'days', days: 7 } }),
        },
        { label: 'Avg. Daily', value: data?.averagePerDay ?? missing },
      ]}
    />
  )
}

interface Figure {
  readonly label: string
  /** undefined while loading, null when loading failed */
  readonly value: number | null | undefined
  /** true while the rows are filtered by it */
  readonly isOn?: boolean
  /** filters by it, or ends that */
  readonly onPress?: () => void
}

/** The figures while nothing is loaded. */
export function LoadingFigures() {
  const labels = ['Total Submissions', 'With Email', 'This Week', 'Avg. Daily']
  return <FigureRow figures={labels.map((label) => ({ label, value: undefined }))} />
}

function FigureRow({ figures }: { figures: readonly Figure[] }) {
  const areZero = figures.every(({ value }) => value === 0)
  return (
    <section aria-label="Figures" className={styles.figures}>
      <dl className={classNames(areZero && styles.zero)}>
        {figures.map(({ label, value, isOn, onPress }) => (
          <div key={label}>
            <dt>
              {onPress === undefined ? (
                label
              ) : (
                <button type="button" aria-pressed={isOn} onClick={onPress}>
                  {label}
                </button>
              )}
            </dt>
            <dd>
              {value === undefined ? (
                <Skeleton width={24} height={14} label={`${label}: loading`} />
              ) : (
                (value?.toLocaleString('en') ?? 'Unknown')
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
