import type { ResponseOf, Submission } from '@ramiform/contract/calls'
import { averagePerDay, weekMs } from '@ramiform/core/submissions/statistics'
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { rowId } from '../database/row-id.ts'
import { isUnavailable } from '../database/unavailable.ts'
import { createGroupCommit } from './group-commit.ts'
import { type Added, insertMissingSubmissions, insertSubmissions } from './insert-submissions.ts'
import type { AddedSubmission, NewSubmission } from './new-submission.ts'
import { readCursor, type SubmissionCursor, writeCursor } from './submission-cursor.ts'
import { type SubmissionRow, submissionColumns, toSubmission } from './submission-row.ts'

export interface SubmissionPage {
  readonly ownerId: string
  readonly formId: string
  readonly limit: number
  readonly after?: SubmissionCursor | undefined
  /** searched in the e-mail address and the answers, whatever the case */
  readonly q?: string | undefined
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
  /** Resolves after the commit; `null` when the form has been deleted. */
  add(submission: NewSubmission): Promise<AddedSubmission | null>
  /** newest first */
  page(page: SubmissionPage): Promise<StoredPage | null>
  read(ownerId: string, formId: string, submissionId: string): Promise<Submission | null>
  statistics(
    ownerId: string,
    formId: string,
    now: Date,
  ): Promise<ResponseOf<'submissionStatistics'> | null>
  /** What tells whether anything changed that a summary depends on; reads a few bytes. */
  state(ownerId: string, formId: string): Promise<SubmissionsState | null>
  /** All submissions in pages, newest first, in constant memory. */
  streamAll(ownerId: string, formId: string): Promise<AsyncIterable<Submission[]> | null>
  /** Resolves when everything that was added is committed or refused. */
  flush(): Promise<void>
}

const streamPage = 500

export function createSubmissionStore(database: Database): SubmissionStore {
  const { kysely } = database
  const group = createGroupCommit<NewSubmission, Added>({
    commit: (submissions) => insertSubmissions(database, submissions),
    commitAgain: (submissions) => insertMissingSubmissions(database, submissions),
    isHopeless: isUnavailable,
    sizeOf: ({ searchText }) => searchText.length,
  })

  async function page({
    ownerId,
    formId,
    limit,
    after,
    q = '',
  }: SubmissionPage): Promise<StoredPage | null> {
    const rows = await kysely
      .selectFrom('forms')
      .leftJoinLateral(
        (from) =>
          from
            .selectFrom('submissions')
            .where('form_id', '=', rowId(formId))
            .$if(after !== undefined, (query) =>
              query.where(sql<boolean>`(submitted_at, id) < (${after?.submittedAt}, ${after?.id})`),
            )
            // Not `like`: that reads a third slower, and without statistics its rarity is overestimated
            // and every submission of the form is sorted.
            .$if(q !== '', (query) =>
              query.where(sql<boolean>`strpos(search_text, ${q.toLowerCase()}) > 0`),
            )
            .orderBy('submitted_at', 'desc')
            .orderBy('id', 'desc')
            .limit(limit + 1)
            .select(submissionColumns)
            .as('submission'),
        (join) => join.onTrue(),
      )
      .where('forms.id', '=', rowId(formId))
      .where('forms.owner_id', '=', rowId(ownerId))
      .select([
        'submission.id',
        'submission.submitted_at',
        'submission.submitter_email',
        'submission.form_version',
        'submission.data',
      ])
      .execute()
    // An own form without submissions is one row of nulls.
    if (rows.length === 0) return null
    const submissions = rows.slice(0, limit).filter(isRow).map(toSubmission)
    const last = rows.length > limit ? submissions.at(-1) : undefined
    const nextCursor =
      last === undefined
        ? null
        : writeCursor({ submittedAt: new Date(last.submittedAt), id: last.id })
    return { submissions, nextCursor }
  }

  return {
    add: group.add,
    flush: group.settled,
    page,

    async read(ownerId, formId, submissionId) {
      const row = await kysely
        .selectFrom('forms')
        .innerJoin('submissions', 'submissions.form_id', 'forms.id')
        .where('forms.id', '=', rowId(formId))
        .where('forms.owner_id', '=', rowId(ownerId))
        .where('submissions.form_id', '=', rowId(formId))
        .where('submissions.id', '=', rowId(submissionId))
        .select(submissionColumns.map((column) => `submissions.${column}` as const))
        .executeTakeFirst()
      return row === undefined ? null : toSubmission(row)
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
        ])
        .executeTakeFirst()
      if (row === undefined) return null
      const total = row.submissions
      return {
        total,
        withEmail: row.with_email,
        thisWeek: row.this_week ?? 0,
        averagePerDay: averagePerDay(total, row.created_at.toISOString(), now),
      }
    },

    async streamAll(ownerId, formId) {
      const first = await page({ ownerId, formId, limit: streamPage })
      if (first === null) return null
      return everyPage(first, (after) => page({ ownerId, formId, limit: streamPage, after }))
    },
  }
}

async function* everyPage(
  first: StoredPage,
  next: (after: SubmissionCursor) => Promise<StoredPage | null>,
): AsyncGenerator<Submission[]> {
  let page: StoredPage | null = first
  while (page !== null) {
    if (page.submissions.length > 0) yield page.submissions
    const after: SubmissionCursor | null =
      page.nextCursor === null ? null : readCursor(page.nextCursor)
    page = after === null ? null : await next(after)
  }
}

/** All members of a row are null where a form has no submission. */
type RowOrNulls = { readonly [Column in keyof SubmissionRow]: SubmissionRow[Column] | null }

function isRow(row: RowOrNulls): row is SubmissionRow {
  return row.id !== null
}
