import { type DayBar, dayOf } from './day-bars.ts'

/** A bar in whose time a version went live. */
export interface VersionMark {
  readonly key: string
  readonly label: string
}

export interface LiveVersion {
  readonly version: number
  readonly liveSince?: string | undefined
}

/**
 * The bars in whose time visitors began to see another version, oldest first. The first version has no mark: before it
 * there were no visitors. A bar with several versions has the newest one.
 */
export function versionMarks(
  bars: readonly DayBar[],
  versions: readonly LiveVersion[],
): readonly VersionMark[] {
  const live = versions
    .flatMap(({ version, liveSince }) =>
      liveSince === undefined ? [] : [{ version, day: dayOf(new Date(liveSince)) }],
    )
    .toSorted((one, other) => one.version - other.version)
  const marks = new Map<string, string>()
  for (const { version, day } of live.slice(1)) {
    const bar = bars.findLast(({ key }) => key <= day)
    if (bar === undefined) continue
    // Deleted first, so that the marks stay in the order of the bars.
    marks.delete(bar.key)
    marks.set(bar.key, `Version ${version}`)
  }
  return [...marks].map(([key, label]) => ({ key, label }))
}

/** The marks whose labels fit: the newest, then others at least this many bars away. */
export function labelledMarks(
  marks: readonly VersionMark[],
  bars: readonly DayBar[],
  apart: number,
): ReadonlySet<string> {
  const places = new Map(bars.map(({ key }, at) => [key, at]))
  const labelled = new Set<string>()
  let next = Number.POSITIVE_INFINITY
  for (const { key } of marks.toReversed()) {
    const at = places.get(key) ?? 0
    if (next - at < apart) continue
    labelled.add(key)
    next = at
  }
  return labelled
}
