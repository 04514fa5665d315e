import type { ReactNode } from 'react'
import { Bud } from '../../ui/Badge.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { type DashboardForm, dashboardFigures, type FormFilter } from './dashboard-forms.ts'
import styles from './Figures.module.css'

const filters: readonly { value: FormFilter; label: string; mark?: ReactNode }[] = [
  { value: 'all', label: 'Total Forms' },
  { value: 'published', label: 'Published', mark: <Bud open /> },
  { value: 'changes', label: 'Unpublished changes', mark: <Bud open half /> },
  { value: 'drafts', label: 'Drafts', mark: <Bud open={false} /> },
]

/** The statistics in one line (spec section 2). Each filters the forms; the submissions sort them. */
export function Figures({
  forms,
  failed = false,
  filter,
  onFilter,
  onSortBySubmissions,
}: {
  /** undefined while loading */
  forms: readonly DashboardForm[] | undefined
  /** the forms did not load */
  failed?: boolean
  filter: FormFilter
  onFilter: (filter: FormFilter) => void
  onSortBySubmissions: () => void
}) {
  const figures = forms && dashboardFigures(forms)
  const number = (value: number | undefined) =>
    value?.toLocaleString('en') ?? (failed ? '–' : <Skeleton width={24} height={16} />)
  return (
    <div className={styles.line}>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers cannot lay out every fieldset as a row */}
      <div role="group" aria-label="Show" className={styles.filters}>
        {filters.map(({ value, label, mark }) => (
          <button
            key={value}
            type="button"
            className={styles.figure}
            aria-pressed={value === filter}
            onClick={() => onFilter(value)}
          >
            {mark}
            <b>{number(figures?.[value])}</b> {label}
          </button>
        ))}
      </div>
      <button
        type="button"
        className={styles.submissions}
        title="Sort by submissions"
        onClick={onSortBySubmissions}
      >
        <b>{number(figures?.submissions)}</b> Total Submissions
        {figures !== undefined && figures.thisWeek > 0 && (
          <span> · {figures.thisWeek.toLocaleString('en')} this week</span>
        )}
      </button>
    </div>
  )
}
