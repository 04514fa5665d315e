import { lazy, Suspense, useState } from 'react'
import { Segmented } from '../../../ui/Segmented.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { type DayBar, type DayCount, dayBars, dayOf, type Span } from './day-bars.ts'
import tableStyles from './PerDay.module.css'
import styles from './Summary.module.css'

// Load the chart code in parallel with the statistics.
const chart = import('./DayChart.tsx')
const DayChart = lazy(async () => ({ default: (await chart).DayChart }))

const spans = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: 'all', label: 'All time' },
] as const satisfies readonly { value: Span; label: string }[]

/** Submissions per day, as a chart and as a table for screen readers. */
export function PerDay({ days }: { days: readonly DayCount[] }) {
  const [span, setSpan] = useState<Span>('30')
  const bars = dayBars(days, dayOf(new Date()), span)
  return (
    <section aria-labelledby="per-day" className={styles.wide}>
      <header className={styles.header}>
        <h2 id="per-day">Submissions per day</h2>
        <span className={styles.end}>
          <Segmented label="Days shown" options={spans} value={span} onChange={setSpan} />
        </span>
      </header>
      <div className={tableStyles.chart} aria-hidden>
        <Suspense fallback={<Skeleton height={156} />}>
          <DayChart bars={bars} />
        </Suspense>
      </div>
      <BarTable bars={bars} />
    </section>
  )
}

function BarTable({ bars }: { bars: readonly DayBar[] }) {
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
            <th scope="row">{title}</th>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
