import type { Submission } from '@ramiform/contract/calls'
import { type Kysely, sql } from 'kysely'
import { ownForm } from '../database/own-form.ts'
import { rowId } from '../database/row-id.ts'
import type { Tables } from '../database/tables.ts'
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
export interface Stretch {
  readonly formId: string
  readonly after?: SubmissionCursor | undefined
  readonly upTo?: SubmissionCursor | undefined
  /** Search text for the email address and the answers, case-insensitive. */
  readonly q?: string | undefined
  /** Limits the query to forms of this owner; omitted when access was checked before. */
  readonly ownerId?: string | undefined
}

/** Query for a form's submissions in this range. */
export function submissionsIn(
  kysely: Kysely<Tables>,
  { formId, after, upTo, q = '', ownerId }: Stretch,
) {
  const wanted = q.trim().toLowerCase()
  return (
    kysely
      .selectFrom('submissions')
      .where('form_id', '=', rowId(formId))
      .$if(ownerId !== undefined, (query) =>
        query.where(({ exists }) => exists(ownForm(kysely, ownerId ?? '', formId))),
      )
      .$if(after !== undefined, (query) =>
        query.where(sql<boolean>`(submitted_at, id) < (${after?.submittedAt}, ${after?.id})`),
      )
      .$if(upTo !== undefined, (query) =>
        query.where(sql<boolean>`(submitted_at, id) >= (${upTo?.submittedAt}, ${upTo?.id})`),
      )
      // `strpos` instead of `like`, which is a third slower. Without statistics PostgreSQL also expects few matches for
      // `like`, and sorts all submissions of the form.
      .$if(wanted !== '', (query) => query.where(sql<boolean>`strpos(search_text, ${wanted}) > 0`))
  )
}

/** Reads the first submissions of a range, newest first. */
export async function readStretch(
  kysely: Kysely<Tables>,
  stretch: Stretch,
  limit: number,
): Promise<Submission[]> {
  const rows = await submissionsIn(kysely, stretch)
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .select(submissionColumns)
    .execute()
  return rows.map(toSubmission)
}

/** Position `rows` submissions further on in the list; null when fewer remain. */
export async function placeAfter(
  kysely: Kysely<Tables>,
  stretch: Pick<Stretch, 'formId' | 'ownerId' | 'after'>,
  rows: number,
): Promise<SubmissionCursor | null> {
  const last = await submissionsIn(kysely, stretch)
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .offset(rows - 1)
    .limit(1)
    .select(['submitted_at', 'id'])
    .executeTakeFirst()
  return last === undefined ? null : { submittedAt: last.submitted_at, id: last.id }
}

export function cursorOf({ submittedAt, id }: Submission): SubmissionCursor {
  return { submittedAt: new Date(submittedAt), id }
}
