import { classNames } from '../../../ui/class-names.ts'
import fieldStyles from '../../../ui/field.module.css'
import { Select } from '../../../ui/Select.tsx'
import styles from './FilterEditor.module.css'
import { type Period, periodToText } from './period.ts'

export interface PeriodChoiceProps {
  readonly period: Period | null
  readonly onChange: (period: Period) => void
}

/** Chooses Today, 7 days, 30 days or two days. */
export function PeriodChoice({ period, onChange }: PeriodChoiceProps) {
  const kind = period === null ? '' : period.kind === 'range' ? 'range' : periodToText(period)
  function choose(value: string) {
    if (value === 'today') onChange({ kind: 'today' })
    else if (value === 'range') onChange({ kind: 'range', from: dayBefore(7), to: dayBefore(0) })
    else onChange({ kind: 'days', days: value === '30' ? 30 : 7 })
  }
  return (
    <>
      <Select
        label="Time"
        compact
        className={styles.value}
        options={[
          { value: 'today', label: 'Today' },
          { value: '7', label: '7 days' },
          { value: '30', label: '30 days' },
          { value: 'range', label: 'Own range' },
        ]}
        value={kind}
        onChange={choose}
      />
      {period?.kind === 'range' && (
        <div className={styles.days}>
          <Day
            label="First day"
            value={period.from}
            max={period.to}
            onChange={(from) => onChange({ ...period, from })}
          />
          <span aria-hidden>–</span>
          <Day
            label="Last day"
            value={period.to}
            min={period.from}
            onChange={(to) => onChange({ ...period, to })}
          />
        </div>
      )}
    </>
  )
}

interface DayProps {
  readonly label: string
  readonly value: string
  readonly min?: string
  readonly max?: string
  readonly onChange: (day: string) => void
}

function Day({ label, onChange, ...input }: DayProps) {
  return (
    <input
      {...input}
      type="date"
      aria-label={label}
      className={classNames(fieldStyles.input, fieldStyles.compact)}
      onChange={({ currentTarget }) => {
        // An incomplete or impossible day changes nothing.
        if (currentTarget.value !== '' && currentTarget.validity.valid) {
          onChange(currentTarget.value)
        }
      }}
    />
  )
}

function dayBefore(days: number): string {
  const day = new Date()
  day.setDate(day.getDate() - days)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}
