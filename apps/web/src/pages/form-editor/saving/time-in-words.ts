/** Time such as `today, 14:02` or `on 3 Nov, 14:02`. */
export function timeInWords(at: number | string, now: number = Date.now()): string {
  const time = new Date(at)
  const clock = time.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  const isToday = time.toDateString() === new Date(now).toDateString()
  const day = time.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })
  return `${isToday ? 'today' : `on ${day}`}, ${clock}`
}

const minuteMs = 60_000

/** Relative time: `just now`, `5 minutes ago`, and a clock time after that. */
export function ago(at: number, now: number = Date.now()): string {
  const minutes = Math.floor((now - at) / minuteMs)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return minutes === 1 ? 'a minute ago' : `${minutes} minutes ago`
  return timeInWords(at, now)
}
