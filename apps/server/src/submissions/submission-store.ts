import type { ResponseOf, Submission } from '@ramiform/contract/calls'
import { averagePerDay, weekMs } from '@ramiform/core/submissions/statistics'
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { ownForm } from '../database/own-form.ts'
import { rowId } from '../database/row-id.ts'
import { isUnavailable } from '../database/unavailable.ts'
import { refuse } from '../errors.ts'
import type { JobBell } from '../jobs/job-bell.ts'
import { createGroupCommit } from './group-commit.ts'
import { type Added, insertMissingSubmissions, insertSubmissions } from './insert-sql.ts'
import type { AddedSubmission, NewSubmission, SubmissionClaim } from './new-submission.ts'
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
import { writesAlong } from './written-along-sql.ts'

export interface SubmissionPage extends Omit<Stretch, 'upTo' | 'ownerId'> {
  readonly ownerId: string
  readonly limit: number
}

export interface StoredPage {
  submissions: Submission[]
  /** where the next page begins; `null` after the last one */
  nextCursor: string | null
}

export interface SubmissionsState {
  readonly formVersion: number
  readonly total: number
  /** how often one was deleted or restored */
  readonly removals: number
}

/** Submissions of forms. Where an owner asks, `null` says that the form is not theirs or does not exist. */
export interface SubmissionStore {
  /**
   * Resolves after the commit; `null` when the form has been deleted.
   * @throws Refusal form_closed
   */
  add(submission: NewSubmission): Promise<AddedSubmission | null>
  /** Newest first. A search answers after a moment, perhaps with fewer than `limit`, and where to go on. */
  page(page: SubmissionPage): Promise<StoredPage | null>
  /** one, and the ids of those that came just after and just before it */
  read(
    ownerId: string,
    formId: string,
    submissionId: string,
  ): Promise<ResponseOf<'readSubmission'> | null>
  /** For the server itself: whether it is there, and not deleted. */
  exists(formId: string, submissionId: string): Promise<boolean>
  /** For the server itself: whether one was stored under this key. */
  hasKey(formId: string, idempotencyKey: string): Promise<boolean>
  /** For the server itself: whether a submission of this form has it. */
  isClaimed(formId: string, claim: SubmissionClaim): Promise<boolean>
  statistics(
    ownerId: string,
    formId: string,
    now: Date,
  ): Promise<ResponseOf<'submissionStatistics'> | null>
  /** What tells whether anything changed that a summary depends on; reads a few bytes. */
  state(ownerId: string, formId: string): Promise<SubmissionsState | null>
  /** All submissions that `q` finds, in pages, newest first, in constant memory. */
  pages(
    ownerId: string,
    formId: string,
    q?: string | undefined,
  ): Promise<AsyncIterable<Submission[]> | null>
  /** How many of them were checked against each version of the form. */
  countVersions(
    ownerId: string,
    formId: string,
    q?: string | undefined,
  ): Promise<ReadonlyMap<number, number> | null>
  /** Resolves when everything that was added is committed or refused. */
  flush(): Promise<void>
}

/** @param bell rung after a commit that left something to do */
export function createSubmissionStore(
  database: Database,
  bell?: Pick<JobBell, 'ring'>,
): SubmissionStore {
  const { kysely } = database

  async function ringAfter(
    commit: typeof insertSubmissions,
    submissions: readonly NewSubmission[],
  ) {
    const added = await commit(database, submissions)
    if (submissions.some(writesAlong)) bell?.ring()
    return added
  }

  const group = createGroupCommit<NewSubmission, Added>({
    commit: (submissions) => ringAfter(insertSubmissions, submissions),
    commitAgain: (submissions) => ringAfter(insertMissingSubmissions, submissions),
    isHopeless: isUnavailable,
    sizeOf: ({ searchText }) => searchText.length,
  })

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
    async add(submission) {
      const added = await group.add(submission)
      if (added === 'closed') throw refuse('form_closed')
      return added
    },
    flush: group.settled,

    async page({ ownerId, limit, ...stretch }) {
      const { submissions, next } = await find({ ...stretch, ownerId }, limit)
      // Most pages hold something, and then nothing more is asked.
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

    async hasKey(formId, idempotencyKey) {
      const row = await kysely
        .selectFrom('submissions')
        .where('form_id', '=', rowId(formId))
        .where('idempotency_key', '=', idempotencyKey)
        .select('id')
        .executeTakeFirst()
      return row !== undefined
    },

    async isClaimed(formId, { kind, key }) {
      const row = await kysely
        .selectFrom('submission_claims')
        .where('form_id', '=', rowId(formId))
        .where('kind', '=', kind)
        .where('key', '=', key)
        .select('key')
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

/** The submission of the same form that comes next in one direction, by the index of the list. */
function besideIt(beyond: '>' | '<', direction: 'asc' | 'desc') {
  const order = sql.raw(direction)
  return sql<string | null>`(
    select other.id from submissions as other
    where other.form_id = submissions.form_id
      and (other.submitted_at, other.id) ${sql.raw(beyond)} (submissions.submitted_at, submissions.id)
    order by other.submitted_at ${order}, other.id ${order} limit 1
  )`
}
