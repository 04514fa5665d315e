/** `today, 14:02` or `on 3 Nov, 14:02`. */
export function timeInWords(at: number | string, now: number = Date.now()): string {
  const time = new Date(at)
  const clock = time.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  const isToday = time.toDateString() === new Date(now).toDateString()
  const day = time.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })
  return `${isToday ? 'today' : `on ${day}`}, ${clock}`
}
