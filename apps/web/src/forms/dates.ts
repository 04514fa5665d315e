const dayFormat = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' })
const timeFormat = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** A date in the reader's time zone: `12 Sep 2026`. */
export function dayText(time: Date): string {
  const parts = new Map(dayFormat.formatToParts(time).map(({ type, value }) => [type, value]))
  return `${parts.get('day')} ${parts.get('month')} ${parts.get('year')}`
}

/** A time of day: `14:32`. */
export function clockText(time: Date): string {
  return timeFormat.format(time)
}

/** A date and time: `Today, 14:32`, `Yesterday, 18:20` or `12 Sep 2026, 08:57`. */
export function momentText(time: Date, now: Date): string {
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  const day = dayText(time)
  const named = day === dayText(now) ? 'Today' : day === dayText(yesterday) ? 'Yesterday' : day
  return `${named}, ${clockText(time)}`
}

/** The date and time for the middle of a sentence: `today, 14:32`. */
export function momentWithin(time: Date, now: Date): string {
  const text = momentText(time, now)
  return text.charAt(0).toLowerCase() + text.slice(1)
}
