/** Time of submission, as the owner chooses it. Days are `YYYY-MM-DD` in the time zone of the browser. */
export type Period =
  | { readonly kind: 'today' }
  | { readonly kind: 'days'; readonly days: 7 | 30 }
  | { readonly kind: 'range'; readonly from: string; readonly to: string }

const dayMs = 24 * 60 * 60 * 1_000
const range = /^(\d{4}-\d{2}-\d{2})_(\d{4}-\d{2}-\d{2})$/

/** Reads a period from the URL; null for none. */
export function periodFromText(text: string | null): Period | null {
  if (text === 'today') return { kind: 'today' }
  if (text === '7' || text === '30') return { kind: 'days', days: text === '7' ? 7 : 30 }
  const [, from, to] = range.exec(text ?? '') ?? []
  if (from === undefined || to === undefined) return null
  return isDay(from) && isDay(to) && from <= to ? { kind: 'range', from, to } : null
}

export function periodToText(period: Period): string {
  if (period.kind === 'today') return 'today'
  return period.kind === 'days' ? String(period.days) : `${period.from}_${period.to}`
}

/**
 * The limits of a period as ISO times; `to` is exclusive.
 *
 * @param now time of the visit, so that the limits stay the same while the owner reads
 */
export function periodLimits(
  period: Period,
  now: number,
): { readonly from: string; readonly to?: string } {
  if (period.kind === 'days') return { from: new Date(now - period.days * dayMs).toISOString() }
  if (period.kind === 'today') return { from: startOfDay(new Date(now)).toISOString() }
  const to = startOfDay(new Date(`${period.to}T00:00`))
  to.setDate(to.getDate() + 1)
  return { from: new Date(`${period.from}T00:00`).toISOString(), to: to.toISOString() }
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })

/** A period in words: `Today`, `7 days`, `16 – 23 Nov`. */
export function periodWords(period: Period): string {
  if (period.kind === 'today') return 'Today'
  if (period.kind === 'days') return `${period.days} days`
  const [from, to] = [new Date(`${period.from}T00:00`), new Date(`${period.to}T00:00`)]
  if (period.from === period.to) return dayFormat.format(from)
  const isOneMonth = period.from.slice(0, 7) === period.to.slice(0, 7)
  const start = isOneMonth ? String(from.getDate()) : dayFormat.format(from)
  return `${start} – ${dayFormat.format(to)}`
}

function startOfDay(time: Date): Date {
  return new Date(time.getFullYear(), time.getMonth(), time.getDate())
}

function isDay(text: string): boolean {
  return !Number.isNaN(Date.parse(`${text}T00:00`))
}
