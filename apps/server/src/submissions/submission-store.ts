import type { ResponseOf, Submission } from '@ramiform/contract/calls'
import { averagePerDay, weekMs } from '@ramiform/core/submissions/statistics'
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { ownForm } from '../database/own-form.ts'
import { rowId } from '../database/row-id.ts'
import { readPages } from './read-pages.ts'
import { countVersions, type Found, searchSubmissions } from './search-sql.ts'
import { writeCursor } from './submission-cursor.ts'
import {
  cursorOf,
  readStretch,
  type Stretch,
  submissionColumns,
  toSubmission,
} from './submission-sql.ts'

export interface SubmissionPage extends Omit<Stretch, 'upTo' | 'ownerId'> {
  readonly ownerId: string
  readonly limit: number
}

export interface StoredPage {
  submissions: Submission[]
  /** Cursor of the next page; null after the last page. */
  nextCursor: string | null
}

export interface SubmissionsState {
  readonly formVersion: number
  readonly total: number
  /** Number of deletions and restorations so far. */
  readonly removals: number
}

/** Submissions of forms. Methods with an owner return null when the form does not exist or has another owner. */
export interface SubmissionStore {
  /**
   * Reads a page, newest first. A search returns within its time limit, perhaps with fewer than `limit` results and a
   * cursor.
   */
  page(page: SubmissionPage): Promise<StoredPage | null>
  /** Reads a submission, and the ids of its newer and older neighbors. */
  read(
    ownerId: string,
    formId: string,
    submissionId: string,
  ): Promise<ResponseOf<'readSubmission'> | null>
  /** Checks that a submission exists and is not deleted. For internal use: it checks no owner. */
  exists(formId: string, submissionId: string): Promise<boolean>
  statistics(
    ownerId: string,
    formId: string,
    now: Date,
  ): Promise<ResponseOf<'submissionStatistics'> | null>
  /** State of a form's submissions, a few bytes. Compare two states to detect changes that affect a summary. */
  state(ownerId: string, formId: string): Promise<SubmissionsState | null>
  /** Reads all submissions that match `q` in pages, newest first, in constant memory. */
  pages(
    ownerId: string,
    formId: string,
    q?: string | undefined,
  ): Promise<AsyncIterable<Submission[]> | null>
  /** Counts matching submissions by the form version that they were checked against. */
  countVersions(
    ownerId: string,
    formId: string,
    q?: string | undefined,
  ): Promise<ReadonlyMap<number, number> | null>
}

export function createSubmissionStore({ kysely }: Database): SubmissionStore {
  async function isOwn(ownerId: string, formId: string): Promise<boolean> {
    return (await ownForm(kysely, ownerId, formId).executeTakeFirst()) !== undefined
  }

  async function find(stretch: Stretch, limit: number): Promise<Found> {
    if (stretch.q !== undefined && stretch.q.trim() !== '') {
      return searchSubmissions(kysely, stretch, limit)
    }
    const rows = await readStretch(kysely, stretch, limit + 1)
    const submissions = rows.slice(0, limit)
    const last = submissions.at(-1)
    return { submissions, next: rows.length > limit && last !== undefined ? cursorOf(last) : null }
  }

  return {
    async page({ ownerId, limit, ...stretch }) {
      const { submissions, next } = await find({ ...stretch, ownerId }, limit)
      // An empty page may mean a form of another owner; only then is the owner checked.
      if (submissions.length === 0 && !(await isOwn(ownerId, stretch.formId))) return null
      return { submissions, nextCursor: next === null ? null : writeCursor(next) }
    },

    async read(ownerId, formId, submissionId) {
      const row = await kysely
        .selectFrom('forms')
        .innerJoin('submissions', 'submissions.form_id', 'forms.id')
        .where('forms.id', '=', rowId(formId))
        .where('forms.owner_id', '=', rowId(ownerId))
        .where('submissions.form_id', '=', rowId(formId))
        .where('submissions.id', '=', rowId(submissionId))
        .select(submissionColumns)
        .select([besideIt('>', 'asc').as('newer'), besideIt('<', 'desc').as('older')])
        .executeTakeFirst()
      if (row === undefined) return null
      const { newer, older } = row
      return { submission: toSubmission(row), newer, older }
    },

    async exists(formId, submissionId) {
      const row = await kysely
        .selectFrom('submissions')
        .where('form_id', '=', rowId(formId))
        .where('id', '=', rowId(submissionId))
        .select('id')
        .executeTakeFirst()
      return row !== undefined
    },

    async state(ownerId, formId) {
      const row = await kysely
        .selectFrom('forms')
        .innerJoin('form_counts', 'form_counts.form_id', 'forms.id')
        .where('forms.id', '=', rowId(formId))
        .where('forms.owner_id', '=', rowId(ownerId))
        .select(['forms.version', 'form_counts.submissions', 'form_counts.removals'])
        .executeTakeFirst()
      if (row === undefined) return null
      return { formVersion: row.version, total: row.submissions, removals: row.removals }
    },

    async statistics(ownerId, formId, now) {
      const row = await kysely
        .selectFrom('forms')
        .innerJoin('form_counts', 'form_counts.form_id', 'forms.id')
        .where('forms.id', '=', rowId(formId))
        .where('forms.owner_id', '=', rowId(ownerId))
        .select((form) => [
          'forms.created_at',
          'form_counts.submissions',
          'form_counts.with_email',
          form
            .selectFrom('submissions')
            .where('form_id', '=', rowId(formId))
            .where('submitted_at', '>=', new Date(now.getTime() - weekMs))
            .select(sql<number>`count(*)::integer`.as('count'))
            .as('this_week'),
          form
            .selectFrom('held_submissions')
            .where('form_id', '=', rowId(formId))
            .where('deleted_at', 'is', null)
            .select(sql<number>`count(*)::integer`.as('count'))
            .as('held_back'),
        ])
        .executeTakeFirst()
      if (row === undefined) return null
      const total = row.submissions
      return {
        total,
        withEmail: row.with_email,
        thisWeek: row.this_week ?? 0,
        averagePerDay: averagePerDay(total, row.created_at.toISOString(), now),
        heldBack: row.held_back ?? 0,
      }
    },

    async pages(ownerId, formId, q) {
      if (!(await isOwn(ownerId, formId))) return null
      return readPages((after, rows) => find({ formId, after, q }, rows))
    },

    async countVersions(ownerId, formId, q) {
      return (await isOwn(ownerId, formId)) ? countVersions(kysely, { formId, q }) : null
    },
  }
}

/** The next submission of the form in one direction, read from the index of the list. */
function besideIt(beyond: '>' | '<', direction: 'asc' | 'desc') {
  const order = sql.raw(direction)
  return sql<string | null>`(
    select other.id from submissions as other
    where other.form_id = submissions.form_id
      and (other.submitted_at, other.id) ${sql.raw(beyond)} (submissions.submitted_at, submissions.id)
    order by other.submitted_at ${order}, other.id ${order} limit 1
  )`
}
