import type { Submission } from '@ramiform/contract/calls'
import { type Kysely, sql } from 'kysely'
import { ownForm } from '../database/own-form.ts'
import { rowId } from '../database/row-id.ts'
import type { Tables } from '../database/tables.ts'
import { always, type Truth } from './condition-sql.ts'
import { filtersSql, visibleInVersions } from './filter-sql.ts'
import type { RowSelection, RowTest } from './row-selection.ts'
import type { SubmissionCursor } from './submission-cursor.ts'

/** Time in the contract's ISO format. The database formats it, which is faster than converting a Date. */
const isoTime = sql<string>`
  to_char(submissions.submitted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export const submissionColumns = [
  'submissions.id',
  isoTime.as('time'),
  'submissions.submitter_email',
  'submissions.form_version',
  'submissions.data',
] as const

export interface SubmissionRow {
  readonly id: string
  readonly time: string
  readonly submitter_email: string | null
  readonly form_version: number
  readonly data: Submission['data']
}

export function toSubmission(row: SubmissionRow): Submission {
  const { id, time: submittedAt, form_version: formVersion, data } = row
  return row.submitter_email === null
    ? { id, submittedAt, formVersion, data }
    : { id, submittedAt, submitterEmail: row.submitter_email, formVersion, data }
}

/** Range in a form's list of submissions: after one position, up to and including another. */
export interface Stretch extends RowSelection {
  readonly formId: string
  readonly after?: SubmissionCursor | undefined
  readonly upTo?: SubmissionCursor | undefined
  /** True reads from the oldest to the newest. */
  readonly oldestFirst?: boolean | undefined
  /** Limits the query to forms of this owner; omitted when access was checked before. */
  readonly ownerId?: string | undefined
}

/** True when many rows may be read to find one, so that the search needs a time limit. */
export function isSearch({ q = '', withEmail, test }: RowSelection): boolean {
  return q.trim() !== '' || withEmail !== undefined || (test?.filters.length ?? 0) > 0
}

/** True when the selection may leave out submissions. */
export function isSelection(selection: RowSelection): boolean {
  const { from, to, ids } = selection
  return isSearch(selection) || [from, to, ids].some((part) => part !== undefined)
}

/** Query for a form's submissions in this range. Rows about which SQL cannot decide are included. */
export function submissionsIn(kysely: Kysely<Tables>, stretch: Stretch) {
  const { q = '', withEmail, ids, test } = stretch
  const wanted = q.trim().toLowerCase()
  return (
    range(kysely, stretch)
      // `strpos` instead of `like`, which is a third slower. Without statistics PostgreSQL also expects few matches for
      // `like`, and sorts all submissions of the form.
      .$if(wanted !== '', (query) => query.where(sql<boolean>`strpos(search_text, ${wanted}) > 0`))
      .$if(withEmail !== undefined, (query) =>
        query.where('submitter_email', withEmail ? 'is not' : 'is', null),
      )
      .$if(ids !== undefined, (query) =>
        query.where(sql<boolean>`submissions.id = any(${ids?.map(rowId)}::uuid[])`),
      )
      .$if((test?.filters.length ?? 0) > 0, (query) =>
        query.where(sql<boolean>`${truthOf(kysely, test)} is not false`),
      )
  )
}

/** Query for the rows of a range, whether they match or not. */
function range(
  kysely: Kysely<Tables>,
  { formId, after, upTo, from, to, oldestFirst = false, ownerId }: Stretch,
) {
  const [beyond, until] = oldestFirst ? [sql`>`, sql`<=`] : [sql`<`, sql`>=`]
  return kysely
    .selectFrom('submissions')
    .where('form_id', '=', rowId(formId))
    .$if(ownerId !== undefined, (query) =>
      query.where(({ exists }) => exists(ownForm(kysely, ownerId ?? '', formId))),
    )
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(submitted_at, id) ${beyond} (${after?.submittedAt}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .$if(upTo !== undefined, (query) =>
      query.where(
        sql<boolean>`(submitted_at, id) ${until} (${upTo?.submittedAt}::timestamptz, ${upTo?.id}::uuid)`,
      ),
    )
    .$if(from !== undefined, (query) => query.where('submitted_at', '>=', from ?? new Date()))
    .$if(to !== undefined, (query) => query.where('submitted_at', '<', to ?? new Date()))
}

const truths = new WeakMap<RowTest, Truth>()

/** The filters of a test in SQL; null where core must decide. */
export function truthOf(kysely: Kysely<Tables>, test: RowTest | undefined): Truth {
  if (test === undefined) return always
  const truth =
    truths.get(test) ?? filtersSql(test.filters, visibleInVersions(kysely, test.versions))
  truths.set(test, truth)
  return truth
}

/**
 * Reads the first submissions of a range in its order. Rows about which SQL cannot decide are included, with
 * `isUndecided`.
 *
 * @param only further condition on the rows
 */
export async function readStretch(
  kysely: Kysely<Tables>,
  stretch: Stretch,
  limit: number,
  only: Truth = always,
): Promise<readonly { readonly submission: Submission; readonly isUndecided: boolean }[]> {
  const order = stretch.oldestFirst ? 'asc' : 'desc'
  const { test } = stretch
  const rows = await submissionsIn(kysely, stretch)
    .$if(only !== always, (query) => query.where(sql<boolean>`${only}`))
    .orderBy('submitted_at', order)
    .orderBy('id', order)
    .limit(limit)
    .select(submissionColumns)
    .select(
      test === undefined
        ? sql<boolean>`false`.as('undecided')
        : sql<boolean>`(${truthOf(kysely, test)} is null)`.as('undecided'),
    )
    .execute()
  return rows.map((row) => ({ submission: toSubmission(row), isUndecided: row.undecided }))
}

/** Position `rows` submissions further on in the list; null when fewer remain. */
export async function placeAfter(
  kysely: Kysely<Tables>,
  stretch: Stretch,
  rows: number,
): Promise<SubmissionCursor | null> {
  const order = stretch.oldestFirst ? 'asc' : 'desc'
  const last = await range(kysely, stretch)
    .orderBy('submitted_at', order)
    .orderBy('id', order)
    .offset(rows - 1)
    .limit(1)
    .select(['submitted_at', 'id'])
    .executeTakeFirst()
  return last === undefined ? null : { submittedAt: last.submitted_at, id: last.id }
}

export function cursorOf({ submittedAt, id }: Submission): SubmissionCursor {
  return { submittedAt: new Date(submittedAt), id }
}
