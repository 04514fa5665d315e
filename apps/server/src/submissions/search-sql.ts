import type { Submission } from '@ramiform/contract/calls'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Truth } from './condition-sql.ts'
import type { SubmissionCursor } from './submission-cursor.ts'
import {
  cursorOf,
  placeAfter,
  readStretch,
  type Stretch,
  submissionsIn,
  truthOf,
} from './submission-sql.ts'

export interface SearchPace {
  /** Rows per query. One query blocks the embedded database for tens of milliseconds. */
  readonly rowsAtATime: number
  /** Time limit in milliseconds. After it, the results so far and a cursor are returned. */
  readonly searchMs: number
}

/** Rows per query of a usual search. */
export const rowsAtATime = 10_000
const usual: SearchPace = { rowsAtATime, searchMs: 300 }
/** Fewest rows to read at once when SQL cannot decide, so that few matches do not need many queries. */
const rowsToDecide = 500

export interface Found {
  readonly submissions: Submission[]
  /** Cursor to continue the search; null when all rows were searched. */
  readonly next: SubmissionCursor | null
}

/** Splits a range into parts of `rowsAtATime` rows, until the time limit. `isLast` marks the end of the range. */
export async function* windows(
  kysely: Kysely<Tables>,
  stretch: Stretch,
  { rowsAtATime, searchMs } = usual,
): AsyncGenerator<Stretch & { readonly next: SubmissionCursor | null }> {
  const until = performance.now() + searchMs
  let { after } = stretch
  for (;;) {
    const isSmall = stretch.ids !== undefined
    const upTo = isSmall ? null : await placeAfter(kysely, { ...stretch, after }, rowsAtATime)
    yield { ...stretch, after, upTo: upTo ?? undefined, next: upTo }
    if (upTo === null || performance.now() > until) return
    after = upTo
  }
}

/** Finds up to `limit` submissions in the order of the range. Stops at the time limit, perhaps without results yet. */
export async function searchSubmissions(
  kysely: Kysely<Tables>,
  stretch: Stretch,
  limit: number,
  pace = usual,
): Promise<Found> {
  const submissions: Submission[] = []
  let next: SubmissionCursor | null = null
  for await (const part of windows(kysely, stretch, pace)) {
    for await (const submission of matching(kysely, part, limit + 1 - submissions.length)) {
      submissions.push(submission)
      const last = submissions[limit - 1]
      if (submissions.length > limit && last !== undefined) {
        return { submissions: submissions.slice(0, limit), next: cursorOf(last) }
      }
    }
    next = part.next
  }
  return { submissions, next }
}

/**
 * Reads the matching submissions of a range.
 *
 * @param wanted number that the caller expects to read
 * @param only further condition on the rows
 */
export async function* matching(
  kysely: Kysely<Tables>,
  stretch: Stretch,
  wanted: number = rowsToDecide,
  only?: Truth,
): AsyncGenerator<Submission> {
  let { after } = stretch
  let limit = wanted
  for (;;) {
    const rows = await readStretch(kysely, { ...stretch, after }, limit, only)
    for (const { submission, isUndecided } of rows) {
      if (!isUndecided || (await stretch.test?.decide(submission))) yield submission
    }
    const last = rows.at(-1)
    if (rows.length < limit || last === undefined) return
    after = cursorOf(last.submission)
    limit = Math.max(limit, rowsToDecide)
  }
}

export interface VersionCounts {
  /** Number of matches by the form version that they were checked against. */
  readonly counts: ReadonlyMap<number, number>
  /** Cursor to continue the count; null when all rows were counted. */
  readonly next: SubmissionCursor | null
}

/** Counts the submissions that match, by form version. Stops at the time limit. */
export async function countVersions(
  kysely: Kysely<Tables>,
  stretch: Stretch,
  pace: SearchPace = usual,
): Promise<VersionCounts> {
  const counts = new Map<number, number>()
  const add = (version: number, count: number) =>
    counts.set(version, (counts.get(version) ?? 0) + count)
  let next: SubmissionCursor | null = null
  for await (const part of windows(kysely, stretch, pace)) {
    const rows = await submissionsIn(kysely, part)
      .select([
        'form_version',
        truthOf(kysely, part.test).as('holds'),
        sql<number>`count(*)::integer`.as('count'),
      ])
      .groupBy(['form_version', 'holds'])
      .execute()
    for (const row of rows) if (row.holds) add(row.form_version, row.count)
    if (rows.some(({ holds }) => holds === null)) {
      const undecided: Truth = sql`${truthOf(kysely, part.test)} is null`
      for await (const { formVersion } of matching(kysely, part, rowsToDecide, undecided)) {
        add(formVersion, 1)
      }
    }
    next = part.next
  }
  return { counts, next }
}
