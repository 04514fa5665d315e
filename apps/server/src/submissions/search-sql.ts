import type { Submission } from '@ramiform/contract/calls'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { SubmissionCursor } from './submission-cursor.ts'
import { cursorOf, placeAfter, readStretch, type Stretch, submissionsIn } from './submission-sql.ts'

const usual = {
  /** Rows per query. One query blocks the embedded database for tens of milliseconds. */
  rowsAtATime: 10_000,
  /** Time limit of a search in milliseconds. After it, the results so far and a cursor are returned. */
  searchMs: 300,
}

export interface Found {
  readonly submissions: Submission[]
  /** Cursor to continue the search; null when all rows were searched. */
  readonly next: SubmissionCursor | null
}

/** Finds up to `limit` submissions, newest first. Stops at the time limit, perhaps without results yet. */
export async function searchSubmissions(
  kysely: Kysely<Tables>,
  stretch: Stretch,
  limit: number,
  { rowsAtATime, searchMs } = usual,
): Promise<Found> {
  const { formId, ownerId } = stretch
  const until = performance.now() + searchMs
  const submissions: Submission[] = []
  let { after } = stretch
  for (;;) {
    const upTo = (await placeAfter(kysely, { formId, ownerId, after }, rowsAtATime)) ?? undefined
    const wanted = limit + 1 - submissions.length
    submissions.push(...(await readStretch(kysely, { ...stretch, after, upTo }, wanted)))
    const last = submissions[limit - 1]
    if (submissions.length > limit && last !== undefined) {
      return { submissions: submissions.slice(0, limit), next: cursorOf(last) }
    }
    if (upTo === undefined) return { submissions, next: null }
    if (performance.now() > until) return { submissions, next: upTo }
    after = upTo
  }
}

/** Counts the submissions that match a search, by form version. */
export async function countVersions(
  kysely: Kysely<Tables>,
  stretch: Stretch,
  { rowsAtATime } = usual,
): Promise<ReadonlyMap<number, number>> {
  const { formId } = stretch
  const counts = new Map<number, number>()
  let { after } = stretch
  for (;;) {
    const upTo = (await placeAfter(kysely, { formId, after }, rowsAtATime)) ?? undefined
    const rows = await submissionsIn(kysely, { ...stretch, after, upTo })
      .groupBy('form_version')
      .select(['form_version', sql<number>`count(*)::integer`.as('count')])
      .execute()
    for (const { form_version: version, count } of rows) {
      counts.set(version, (counts.get(version) ?? 0) + count)
    }
    if (upTo === undefined) return counts
    after = upTo
  }
}
