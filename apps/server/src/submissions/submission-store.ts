import type { ResponseOf, Submission } from '@ramiform/contract/calls'
import { averagePerDay, weekMs } from '@ramiform/core/submissions/statistics'
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { ownForm } from '../database/own-form.ts'
import { rowId } from '../database/row-id.ts'
import { type AnswerCounts, type CountedField, countAnswers } from './answer-counts-sql.ts'
import { readPages } from './read-pages.ts'
import type { RowSelection } from './row-selection.ts'
import { countVersions, type Found, rowsAtATime, searchSubmissions } from './search-sql.ts'
import { eachPart, selectionParts } from './selection-parts.ts'
import { type SubmissionCursor, writeCursor } from './submission-cursor.ts'
import {
  cursorOf,
  isSearch,
  isSelection,
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

/** End of a count, as the contract returns it. */
interface ContinuedCount {
  readonly complete: boolean
  readonly nextCursor: string | null
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
  /** Reads a submission, and the ids of its newer and older neighbors in the selection. */
  read(
    ownerId: string,
    formId: string,
    submissionId: string,
    selection?: RowSelection,
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
  /** Reads all submissions of a selection in pages, in constant memory. */
  pages(
    ownerId: string,
    formId: string,
    selection?: RowSelection & Pick<Stretch, 'oldestFirst'>,
  ): Promise<AsyncIterable<Submission[]> | null>
  /**
   * Counts the submissions of a selection by the form version that they were checked against.
   *
   * @param searchMs time limit in milliseconds
   */
  countVersions(
    ownerId: string,
    formId: string,
    selection: RowSelection,
    searchMs: number,
  ): Promise<{
    readonly counts: ReadonlyMap<number, number>
    readonly complete: boolean
  } | null>
  /** Counts the submissions of a selection, within the time limit. */
  count(
    ownerId: string,
    formId: string,
    selection: RowSelection & Pick<Stretch, 'after'>,
  ): Promise<ResponseOf<'countSubmissions'> | null>
  /** Counts the answers to one field within the time limit. */
  countAnswers(
    ownerId: string,
    formId: string,
    selection: RowSelection & Pick<Stretch, 'after'>,
    field: CountedField,
  ): Promise<(AnswerCounts & ContinuedCount) | null>
}

export function createSubmissionStore({ kysely }: Database): SubmissionStore {
  async function isOwn(ownerId: string, formId: string): Promise<boolean> {
    return (await ownForm(kysely, ownerId, formId).executeTakeFirst()) !== undefined
  }

  async function stateOf(ownerId: string, formId: string): Promise<SubmissionsState | null> {
    const row = await kysely
      .selectFrom('forms')
      .innerJoin('form_counts', 'form_counts.form_id', 'forms.id')
      .where('forms.id', '=', rowId(formId))
      .where('forms.owner_id', '=', rowId(ownerId))
      .select(['forms.version', 'form_counts.submissions', 'form_counts.removals'])
      .executeTakeFirst()
    if (row === undefined) return null
    return { formVersion: row.version, total: row.submissions, removals: row.removals }
  }

  async function find(stretch: Stretch, limit: number): Promise<Found> {
    if (isSearch(stretch)) return searchSubmissions(kysely, stretch, limit)
    const rows = await readStretch(kysely, stretch, limit + 1)
    const submissions = rows.slice(0, limit).map(({ submission }) => submission)
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

    async read(ownerId, formId, submissionId, selection = {}) {
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
      const submission = toSubmission(row)
      if (!isSelection(selection)) {
        const { newer, older } = row
        return { submission, newer, older, complete: true }
      }
      const [newer, older] = await Promise.all(
        [true, false].map((oldestFirst) =>
          find({ ...selection, formId, after: cursorOf(submission), oldestFirst }, 1),
        ),
      )
      const idOf = (found: Found | undefined) => found?.submissions[0]?.id ?? null
      const isOver = (found: Found | undefined) => idOf(found) !== null || found?.next === null
      return {
        submission,
        newer: idOf(newer),
        older: idOf(older),
        complete: isOver(newer) && isOver(older),
      }
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

    state: stateOf,

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

    async pages(ownerId, formId, selection) {
      if (!(await isOwn(ownerId, formId))) return null
      return eachPart(selectionParts(selection), (part) =>
        readPages((after: SubmissionCursor | undefined, rows) =>
          find({ ...part, formId, after }, rows),
        ),
      )
    },

    async countVersions(ownerId, formId, selection, searchMs) {
      if (!(await isOwn(ownerId, formId))) return null
      const until = performance.now() + searchMs
      const all = new Map<number, number>()
      for (const part of selectionParts(selection)) {
        const pace = { rowsAtATime, searchMs: until - performance.now() }
        const { counts, next } = await countVersions(kysely, { ...part, formId }, pace)
        for (const [version, count] of counts) all.set(version, (all.get(version) ?? 0) + count)
        if (next !== null) return { counts: all, complete: false }
      }
      return { counts: all, complete: true }
    },

    async count(ownerId, formId, selection) {
      if (!isSelection(selection)) {
        const state = await stateOf(ownerId, formId)
        return state === null ? null : { count: state.total, ...goOn(null) }
      }
      if (!(await isOwn(ownerId, formId))) return null
      const { counts, next } = await countVersions(kysely, { ...selection, formId })
      return { count: [...counts.values()].reduce((sum, one) => sum + one, 0), ...goOn(next) }
    },

    async countAnswers(ownerId, formId, selection, field) {
      if (!(await isOwn(ownerId, formId))) return null
      const { next, ...counted } = await countAnswers(kysely, { ...selection, formId }, field)
      return { ...counted, ...goOn(next) }
    },
  }
}

function goOn(next: SubmissionCursor | null): ContinuedCount {
  return { complete: next === null, nextCursor: next === null ? null : writeCursor(next) }
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
