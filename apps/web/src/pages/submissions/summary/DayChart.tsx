import { Bar, BarChart, CartesianGrid, ReferenceLine, Tooltip, XAxis, YAxis } from 'recharts'
import { submissionCountText } from '../../../forms/submission-count.ts'
import { upTo } from '../../../ui/breakpoints.ts'
import { useMedia } from '../../../ui/use-media.ts'
import { countTicks, labelledBars } from './axis-ticks.ts'
import type { DayBar } from './day-bars.ts'
import styles from './PerDay.module.css'
import { labelledMarks, type VersionMark } from './version-marks.ts'

const quiet = { axisLine: false, tickLine: false } as const

interface DayChartProps {
  readonly bars: readonly DayBar[]
  readonly marks: readonly VersionMark[]
}

/** Bar chart over days, with a line where a version went live. The bar that contains today is darker. */
export function DayChart({ bars, marks }: DayChartProps) {
  const isPhone = useMedia(upTo.phone)
  const ticks = countTicks(Math.max(...bars.map(({ count }) => count)))
  const labels = new Map(bars.map(({ key, label }) => [key, label]))
  const data = bars.map((bar) => ({
    ...bar,
    fill: bar.isNow ? 'var(--accent)' : 'var(--branch)',
  }))
  const [most, margin] = isPhone ? [5, bars.length / 12] : [9, bars.length / 40]
  const named = labelledBars(bars.length, most, margin).flatMap((at) => bars[at]?.key ?? [])
  const labelled = labelledMarks(marks, bars, bars.length / (isPhone ? 3 : 9))
  return (
    <BarChart
      responsive
      accessibilityLayer={false}
      data={data}
      barCategoryGap="16%"
      maxBarSize={64}
      margin={{ top: marks.length === 0 ? 8 : 20, right: 0, bottom: 0, left: 0 }}
      style={{ width: '100%', height: 156 }}
    >
      <CartesianGrid vertical={false} stroke="var(--line-soft)" />
      <XAxis
        {...quiet}
        dataKey="key"
        ticks={named}
        interval={0}
        tickFormatter={(key: string) => labels.get(key) ?? ''}
        height={26}
      />
      <YAxis
        {...quiet}
        orientation="right"
        ticks={[...ticks]}
        domain={[0, ticks.at(-1) ?? 1]}
        interval={0}
        width={40}
        tick={{ textAnchor: 'end', dx: 32 }}
        tickFormatter={(count: number) => count.toLocaleString('en', { notation: 'compact' })}
      />
      {marks.map(({ key, label }) => (
        <ReferenceLine
          key={key}
          x={key}
          stroke="var(--ink-3)"
          strokeDasharray="2 3"
          {...(labelled.has(key) && { label: { value: label, position: 'top' } })}
        />
      ))}
      <Tooltip
        isAnimationActive={false}
        cursor={{ fill: 'var(--hover)' }}
        content={({ active, payload }) => {
          const bar: DayBar | undefined = active ? payload[0]?.payload : undefined
          return bar === undefined ? null : (
            <div className={styles.tip}>
              <b>{submissionCountText(bar.count)}</b>
              {bar.title}
              {marks.some(({ key }) => key === bar.key) &&
                `, ${marks.find(({ key }) => key === bar.key)?.label} went live`}
            </div>
          )
        }}
      />
      <Bar dataKey="count" radius={3} isAnimationActive={false} />
    </BarChart>
  )
}
