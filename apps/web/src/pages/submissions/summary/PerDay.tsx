import { lazy, type ReactNode, Suspense, useState } from 'react'
import { dayText } from '../../../forms/dates.ts'
import { Segmented } from '../../../ui/Segmented.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { type DayBar, type DayCount, dayBars, dayOf, type Span } from './day-bars.ts'
import tableStyles from './PerDay.module.css'
import styles from './Summary.module.css'
import { type LiveVersion, type VersionMark, versionMarks } from './version-marks.ts'

// Load the chart code in parallel with the statistics.
const chart = import('./DayChart.tsx')
const DayChart = lazy(async () => ({ default: (await chart).DayChart }))

const spans = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: 'all', label: 'All time' },
] as const satisfies readonly { value: Span; label: string }[]

export interface PerDayProps {
  readonly days: readonly DayCount[]
  /** when the form was created */
  readonly createdAt: string
  readonly versions: readonly LiveVersion[]
  /** figures below the chart */
  readonly children: ReactNode
}

/** Submissions per day, as a chart and as a table for screen readers. */
export function PerDay({ days, createdAt, versions, children }: PerDayProps) {
  const [span, setSpan] = useState<Span>('all')
  const bars = dayBars(days, dayOf(new Date()), span, dayOf(new Date(createdAt)))
  const marks = versionMarks(bars, versions)
  return (
    <section aria-labelledby="per-day" className={styles.wide}>
      <header className={styles.header}>
        <h2 id="per-day">Responses over time</h2>
        <span className={styles.end}>
          <span className={styles.since}>since {dayText(new Date(createdAt))}</span>
          <Segmented label="Days shown" options={spans} value={span} onChange={setSpan} />
        </span>
      </header>
      <div className={tableStyles.chart} aria-hidden>
        <Suspense fallback={<Skeleton height={156} />}>
          <DayChart bars={bars} marks={marks} />
        </Suspense>
      </div>
      <BarTable bars={bars} marks={marks} />
      {children}
    </section>
  )
}

function BarTable({ bars, marks }: { bars: readonly DayBar[]; marks: readonly VersionMark[] }) {
  const versions = new Map(marks.map(({ key, label }) => [key, label]))
  return (
    <table className="visually-hidden" aria-labelledby="per-day">
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">Submissions</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ key, title, count }) => (
          <tr key={key}>
            <th scope="row">
              {title}
              {versions.has(key) && `, ${versions.get(key)} went live`}
            </th>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
