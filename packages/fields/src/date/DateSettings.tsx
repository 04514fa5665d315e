import { excludesAllDays, mostDaysFromToday } from '@ramiform/core/day-limits'
import type { DayLimit } from '@ramiform/core/field'
import type { SettingsProps } from '../shared/settings-props.tsx'
import { DescriptionSetting } from '../shared/wording-settings.tsx'
import { today } from './limited-date.ts'

export function DateSettings(props: SettingsProps) {
  return (
    <>
      <DescriptionSetting {...props} />
      <DayLimitSetting {...props} member="earliest" label="Earliest date" />
      <DayLimitSetting {...props} member="latest" label="Latest date" />
    </>
  )
}

type Kind = 'none' | 'day' | 'today' | 'before' | 'after'

const kinds: readonly { readonly value: Kind; readonly label: string }[] = [
  { value: 'none', label: 'No limit' },
  { value: 'day', label: 'A fixed day' },
  { value: 'today', label: 'Today' },
  { value: 'before', label: 'Days before today' },
  { value: 'after', label: 'Days after today' },
]

/** Number of days that *before* and *after today* start with. */
const usualDays = 7

/**
 * Earliest or latest day: none, a fixed one, or relative to today. Choosing a kind is a step of its own, so that Undo
 * restores the limit before it.
 */
function DayLimitSetting({
  field,
  onChange,
  controls,
  member,
  label,
}: SettingsProps & { readonly member: 'earliest' | 'latest'; readonly label: string }) {
  const limit = field[member]
  const kind = kindOf(limit)
  const typed = (next: DayLimit) => onChange({ [member]: next }, member)
  return (
    <>
      <controls.Choice
        label={label}
        value={kind}
        choices={kinds}
        error={
          member === 'latest' && excludesAllDays(field)
            ? 'The latest date is before the earliest date.'
            : undefined
        }
        onChange={(next) => onChange({ [member]: limitOf(next as Kind) })}
      />
      {typeof limit === 'string' && (
        <controls.Day label={`${label}: day`} value={limit} onChange={typed} />
      )}
      {typeof limit === 'number' && limit !== 0 && (
        <controls.Number
          label={`${label}: number of days`}
          value={Math.abs(limit)}
          min={1}
          max={mostDaysFromToday}
          step={1}
          onChange={(count) => {
            const whole = Math.round(count ?? 0)
            if (whole >= 1 && whole <= mostDaysFromToday) typed(kind === 'before' ? -whole : whole)
          }}
        />
      )}
    </>
  )
}

function kindOf(limit: DayLimit | undefined): Kind {
  if (limit === undefined) return 'none'
  if (typeof limit === 'string') return 'day'
  return limit === 0 ? 'today' : limit < 0 ? 'before' : 'after'
}

function limitOf(kind: Kind): DayLimit | undefined {
  if (kind === 'none') return undefined
  if (kind === 'day') return today()
  return kind === 'today' ? 0 : kind === 'before' ? -usualDays : usualDays
}
