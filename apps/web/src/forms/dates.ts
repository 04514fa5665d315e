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

/** A day in a list, short: `Today`, `Yesterday`, `12 Sep`, or `12 Sep 2025` in another year. */
export function dayBriefly(time: Date, now: Date): string {
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  if (time.toDateString() === now.toDateString()) return 'Today'
  if (time.toDateString() === yesterday.toDateString()) return 'Yesterday'
  const day = dayText(time)
  return time.getFullYear() === now.getFullYear() ? day.slice(0, -5) : day
}

/** The time since a moment, and from yesterday on its day: `8 min ago`, `3 h ago`, `Yesterday`, `12 Sep`. */
export function agoText(time: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - time.getTime()) / 60_000)
  const day = dayBriefly(time, now)
  if (day !== 'Today') return day
  if (minutes < 1) return 'Just now'
  return minutes < 60 ? `${minutes} min ago` : `${Math.floor(minutes / 60)} h ago`
}
