import { dayText } from '../../../forms/dates.ts'
import type { SaveState } from '../document/saver.ts'

interface Standing {
  readonly state: SaveState
  readonly dirty: boolean
  readonly isPublished: boolean
  /** when the form was last saved */
  readonly savedAt: Date
  readonly now: Date
}

/** How things stand, in a few words for the bar. Of a published form its badge says that there are changes. */
export function saveStateText({ state, dirty, isPublished, savedAt, now }: Standing): string {
  switch (state.kind) {
    case 'saving':
      return 'Saving...'
    case 'retrying':
      return 'Not saved, trying again'
    case 'refused':
      return 'Not saved'
    case 'conflict':
      return 'Not saved: two versions'
    default:
      if (!dirty) return `Saved ${savedAtText(savedAt, now)}`
      return isPublished ? `Last saved ${savedAtText(savedAt, now)}` : 'Unsaved changes'
  }
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** `14:02` today, `yesterday, 14:02`, `12 Sep 2026` before. */
function savedAtText(at: Date, now: Date): string {
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  const day = dayText(at)
  if (day === dayText(now)) return clock.format(at)
  return day === dayText(yesterday) ? `yesterday, ${clock.format(at)}` : day
}
