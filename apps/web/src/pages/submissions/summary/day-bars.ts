/** Time range of the chart, in days. */
export type Span = '7' | '30' | 'all'

export interface DayBar {
  readonly key: string
  /** axis label: `23 Oct` */
  readonly label: string
  /** full label: `23 Oct 2026`, `Week of 19 Oct 2026`, `October 2026` */
  readonly title: string
  readonly count: number
  /** contains today, so it may still grow */
  readonly isNow: boolean
}

export interface DayCount {
  readonly day: string
  readonly count: number
}

const dayMs = 24 * 60 * 60 * 1_000
/** Number of bars above which single bars become too thin. */
const mostBars = 92
const daysShown: Readonly<Record<Span, number | null>> = { 7: 7, 30: 30, all: null }

/**
 * A bar per day up to today, including days without submissions. Long ranges use weeks or months.
 *
 * @param begin day on which the form was created, where all time begins
 */
export function dayBars(
  days: readonly DayCount[],
  today: string,
  span: Span,
  begin: string = today,
): readonly DayBar[] {
  const counts = new Map(days.map(({ day, count }) => [numberOf(day), count]))
  const last = Math.max(numberOf(today), ...counts.keys())
  const wanted = daysShown[span]
  const first =
    wanted === null ? Math.min(last - 6, numberOf(begin), ...counts.keys()) : last - wanted + 1
  const { startOf, words } = unitFor(last - first + 1)
  const bars = new Map<number, number>()
  for (let day = first; day <= last; day += 1) {
    const start = startOf(day)
    bars.set(start, (bars.get(start) ?? 0) + (counts.get(day) ?? 0))
  }
  const now = startOf(last)
  return [...bars].map(([start, count]) => ({
    key: isoDay(start),
    ...words(start),
    count,
    isNow: start === now,
  }))
}

/** Time unit of a bar. */
interface Unit {
  /** first day of the unit that contains the day */
  readonly startOf: (day: number) => number
  readonly words: (start: number) => Pick<DayBar, 'label' | 'title'>
}

const byDay: Unit = {
  startOf: (day) => day,
  words: (day) => ({ label: write(day, short), title: write(day, long) }),
}

const byWeek: Unit = {
  // Day 0, the first of January 1970, was a Thursday; weeks start on Mondays.
  startOf: (day) => day - ((day + 3) % 7),
  words: (monday) => ({ label: write(monday, short), title: `Week of ${write(monday, long)}` }),
}

const byMonth: Unit = {
  startOf: (day) => numberOf(`${isoDay(day).slice(0, 7)}-01`),
  words: (first) => ({ label: write(first, shortMonth), title: write(first, month) }),
}

function unitFor(days: number): Unit {
  if (days <= mostBars) return byDay
  return days <= mostBars * 7 ? byWeek : byMonth
}

/** Number of a day since 1970. UTC avoids days of 23 or 25 hours. */
function numberOf(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / dayMs)
}

function isoDay(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}

const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' })
const short = inUtc({ day: 'numeric', month: 'short' })
const long = inUtc({ day: 'numeric', month: 'short', year: 'numeric' })
const shortMonth = inUtc({ month: 'short', year: 'numeric' })
const month = inUtc({ month: 'long', year: 'numeric' })

function write(day: number, format: Intl.DateTimeFormat): string {
  const parts = new Map(format.formatToParts(day * dayMs).map(({ type, value }) => [type, value]))
  return [parts.get('day'), parts.get('month'), parts.get('year')].filter(Boolean).join(' ')
}

/** The date in the user's time zone: `2026-11-20`. */
export function dayOf(time: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`
}
