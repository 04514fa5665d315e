import type { SaveState } from '../../../editing/saving/saver.ts'
import { dayText } from '../../../forms/dates.ts'

interface Standing {
  readonly state: SaveState
  readonly dirty: boolean
  /** time of the last save */
  readonly savedAt: Date
  readonly now: Date
}

/** Short save status for the header. */
export function saveStateText({ state, dirty, savedAt, now }: Standing): string {
  switch (state.kind) {
    case 'saving':
      return 'Saving...'
    case 'retrying':
      return 'Not saved, retrying'
    case 'refused':
      return 'Not saved'
    case 'conflict':
      return 'Not saved: two versions'
    default:
      return dirty ? 'Unsaved changes' : `Saved ${savedAtText(savedAt, now)}`
  }
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** `14:02` today, `yesterday, 14:02`, `12 Sep 2026` for earlier dates. */
function savedAtText(at: Date, now: Date): string {
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  const day = dayText(at)
  if (day === dayText(now)) return clock.format(at)
  return day === dayText(yesterday) ? `yesterday, ${clock.format(at)}` : day
}
