import type { DeletedSubmission, ResponseOf } from '@ramiform/contract/calls'
import { sql } from 'kysely'
import type { Database, PreparedStatement } from '../database/connect.ts'
import { isTaken } from '../database/is-taken.ts'
import { ownForm } from '../database/own-form.ts'
import { rowId } from '../database/row-id.ts'
import { type PageStretch, writeCursor } from '../submissions/submission-cursor.ts'

export interface BinPage extends PageStretch {
  /** Search text for the email address and the answers, case-insensitive. */
  readonly q?: string | undefined
}

/**
 * Deleted submissions. Every method checks the owner. Methods with a list of ids move them in one transaction, and
 * return the moved submissions. They return null when the form does not exist or has another owner.
 */
export interface DeletedSubmissionStore {
  /** Moves submissions to the bin. */
  remove(
    ownerId: string,
    formId: string,
    submissionIds: readonly string[],
    now: Date,
  ): Promise<readonly string[] | null>
  /** Restores submissions unchanged, at their old place in the list. */
  restore(
    ownerId: string,
    formId: string,
    submissionIds: readonly string[],
  ): Promise<readonly string[] | null>
  /** Lists deleted submissions of one form or all forms, last deleted first. */
  page(
    ownerId: string,
    formId: string | undefined,
    page: BinPage,
  ): Promise<ResponseOf<'listDeletedSubmissions'> | null>
  /** Deletes a submission permanently. Returns false when it is not in the bin. */
  removeForever(ownerId: string, formId: string, submissionId: string): Promise<boolean>
  /** Permanently deletes all submissions that the owner moved to the bin by `time`. */
  removeAll(ownerId: string, time: Date): Promise<void>
  /** Permanently deletes submissions of all owners that were moved to the bin before `time`. */
  purge(time: Date): Promise<void>
}

/** Rows per search query. One query blocks the embedded database for tens of milliseconds. */
const searchedAtOnce = 10_000

export function createDeletedSubmissionStore(database: Database): DeletedSubmissionStore {
  const { kysely, prepared } = database

  async function move(
    statement: PreparedStatement,
    [ownerId, formId, submissionIds]: readonly [string, string, readonly string[]],
    ...more: readonly string[]
  ): Promise<readonly string[] | null> {
    const parameters = [rowId(ownerId), rowId(formId), submissionIds.map(rowId), ...more]
    const rows = await prepared<{ id: string }>(statement, parameters)
    if (rows.length > 0) return rows.map(({ id }) => id)
    const form = await ownForm(kysely, ownerId, formId).executeTakeFirst()
    return form === undefined ? null : []
  }

  const inBin = (ownerId: string, formId: string | undefined) =>
    kysely
      .selectFrom('forms')
      .innerJoin('deleted_submissions as deleted', 'deleted.form_id', 'forms.id')
      .where('forms.owner_id', '=', rowId(ownerId))
      .$if(formId !== undefined, (query) => query.where('forms.id', '=', rowId(formId ?? '')))

  return {
    remove: (ownerId, formId, submissionIds, now) =>
      move(removeMany, [ownerId, formId, submissionIds], now.toISOString()),

    async restore(...which) {
      try {
        return await move(restoreMany, which)
      } catch (error) {
        // A retry just stored the same submission under its idempotency key. The second try sees that row and restores
        // without the key.
        if (isTaken(error)) return move(restoreMany, which)
        throw error
      }
    },

    async page(ownerId, formId, { limit, after, q = '' }) {
      if (formId !== undefined) {
        const form = await ownForm(kysely, ownerId, formId).executeTakeFirst()
        if (form === undefined) return null
      }
      const wanted = q.trim().toLowerCase()
      const isSearch = wanted !== ''
      const stretch = await inBin(ownerId, formId)
        .$if(after !== undefined, (query) =>
          query.where(
            sql<boolean>`(deleted.deleted_at, deleted.id) < (${after?.submittedAt}::timestamptz, ${after?.id}::uuid)`,
          ),
        )
        .orderBy('deleted.deleted_at', 'desc')
        .orderBy('deleted.id', 'desc')
        .limit(isSearch ? searchedAtOnce : limit + 1)
        .select(['deleted.form_id', 'deleted.id', 'deleted.deleted_at'])
        .$if(isSearch, (query) =>
          query.select(sql<boolean>`strpos(deleted.search_text, ${wanted}) > 0`.as('matches')),
        )
        .execute()
      const found = stretch.filter(({ matches = true }) => matches)
      const shown = found.slice(0, limit)
      // A short page means that the search has read all rows of the range.
      const isMore = found.length > limit || (isSearch && stretch.length === searchedAtOnce)
      const last = found.length > limit ? shown.at(-1) : stretch.at(-1)
      const rows =
        shown.length === 0
          ? []
          : await inBin(ownerId, formId)
              .where(
                sql<boolean>`(deleted.form_id, deleted.id) in (select * from unnest(
                  ${shown.map(({ form_id }) => form_id)}::uuid[], ${shown.map(({ id }) => id)}::uuid[]))`,
              )
              .orderBy('deleted.deleted_at', 'desc')
              .orderBy('deleted.id', 'desc')
              .select([
                'deleted.id',
                'deleted.form_id',
                'forms.name as form_name',
                'deleted.form_version',
                'deleted.submitted_at',
                'deleted.submitter_email',
                'deleted.data',
                'deleted.deleted_at',
              ])
              .execute()
      const { total } = await inBin(ownerId, formId)
        .select(sql<number>`count(*)::integer`.as('total'))
        .executeTakeFirstOrThrow()
      return {
        submissions: rows.map(
          (row): DeletedSubmission => ({
            id: row.id,
            formId: row.form_id,
            formName: row.form_name,
            submittedAt: row.submitted_at.toISOString(),
            ...(row.submitter_email === null ? {} : { submitterEmail: row.submitter_email }),
            formVersion: row.form_version,
            data: row.data,
            deletedAt: row.deleted_at.toISOString(),
          }),
        ),
        total,
        nextCursor:
          isMore && last !== undefined
            ? writeCursor({ submittedAt: last.deleted_at, id: last.id })
            : null,
      }
    },

    async removeForever(ownerId, formId, submissionId) {
      const { numDeletedRows } = await kysely
        .deleteFrom('deleted_submissions')
        .where('form_id', 'in', ownForm(kysely, ownerId, formId))
        .where('id', '=', rowId(submissionId))
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    async removeAll(ownerId, time) {
      await kysely
        .deleteFrom('deleted_submissions')
        .where('form_id', 'in', (query) =>
          query.selectFrom('forms').where('owner_id', '=', rowId(ownerId)).select('id'),
        )
        .where('deleted_at', '<=', time)
        .execute()
    },

    async purge(time) {
      await kysely.deleteFrom('deleted_submissions').where('deleted_at', '<', time).execute()
    },
  }
}

const moved = [
  'form_id',
  'id',
  'form_version',
  'submitted_at',
  'submitter_email',
  'idempotency_key',
  'search_text',
  'data',
  'language',
] as const
const columns = moved.join(', ')

/**
 * Locks the form and then its counts, in the same order as inserting submissions, to avoid deadlocks. Of two statements
 * that move the same submission, the second finds no row.
 */
const lockOwn = `
  own as (
    select id from forms where id = $2 and owner_id = $1 for key share
  ), counts as (
    select form_id from form_counts where form_id in (select id from own) for no key update
  )`

const count = (from: string, sign: '+' | '-') => `
  update form_counts
  set submissions = form_counts.submissions ${sign} batch.submissions,
    with_email = form_counts.with_email ${sign} batch.with_email,
    removals = form_counts.removals + batch.submissions
  from (
    select count(*)::integer as submissions, count(submitter_email)::integer as with_email from ${from}
  ) as batch
  where form_counts.form_id in (select form_id from ${from})`

const removeMany: PreparedStatement = {
  name: 'delete-submissions',
  text: `
    with ${lockOwn}, gone as (
      delete from submissions using counts
      where submissions.form_id = $2 and counts.form_id = $2 and id = any($3::uuid[])
      returning ${moved.map((column) => `submissions.${column}`).join(', ')}
    ), released as (
      delete from submission_claims using gone
      where submission_claims.form_id = $2 and submission_claims.submission_id = gone.id
        and submission_claims.kind = 'email'
      returning submission_claims.submission_id, submission_claims.key
    ), kept as (
      insert into deleted_submissions (${columns}, deleted_at, email_claim)
      select ${columns}, $4::timestamptz, (select key from released where submission_id = gone.id limit 1)
      from gone
    ), counted as (${count('gone', '-')})
    select id from gone`,
}

/** A restored submission loses its idempotency key when another submission uses the same key. */
const freeKey = `
  case when row_number() over (partition by gone.idempotency_key order by gone.submitted_at, gone.id) = 1
    and not exists (
      select from submissions as again
      where again.form_id = $2 and again.idempotency_key = gone.idempotency_key
    )
  then gone.idempotency_key end`

const restoreMany: PreparedStatement = {
  name: 'restore-submissions',
  text: `
    with ${lockOwn}, gone as (
      delete from deleted_submissions using counts
      where deleted_submissions.form_id = $2 and counts.form_id = $2 and id = any($3::uuid[])
      returning ${[...moved, 'email_claim'].map((column) => `deleted_submissions.${column}`).join(', ')}
    ), back as (
      insert into submissions (${columns})
      select ${moved.map((column) => (column === 'idempotency_key' ? freeKey : column)).join(', ')}
      from gone
      returning ${columns}
    ), claimed as (
      insert into submission_claims (form_id, kind, key, submission_id)
      select form_id, 'email', email_claim, id from gone where email_claim is not null
      on conflict do nothing
    ), counted as (${count('back', '+')})
    select id from back`,
}
