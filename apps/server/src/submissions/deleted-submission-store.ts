import type { Database, PreparedStatement } from '../database/connect.ts'
import { isTaken } from '../database/is-taken.ts'
import { rowId } from '../database/row-id.ts'

/** For this long at least a deleted submission can be brought back. */
export const restorableMs = 60 * 60 * 1_000

/** What an owner deletes of a form's submissions. Each call names the owner: nobody else's are ever touched. */
export interface DeletedSubmissionStore {
  /** false when there is none to delete */
  remove(ownerId: string, formId: string, submissionId: string, now: Date): Promise<boolean>
  /** Brings it back as it was, at its old place; false when there is none to bring back. */
  restore(ownerId: string, formId: string, submissionId: string): Promise<boolean>
  /** Deletes for good what was deleted before `time`. */
  purge(time: Date): Promise<void>
}

export function createDeletedSubmissionStore(database: Database): DeletedSubmissionStore {
  const { kysely, prepared } = database

  async function restore(ownerId: string, formId: string, submissionId: string) {
    const rows = await prepared(restoreOne, ids(ownerId, formId, submissionId))
    return rows.length > 0
  }

  return {
    async remove(ownerId, formId, submissionId, now) {
      const parameters = [...ids(ownerId, formId, submissionId), now.toISOString()]
      return (await prepared(removeOne, parameters)).length > 0
    },

    async restore(ownerId, formId, submissionId) {
      try {
        return await restore(ownerId, formId, submissionId)
      } catch (error) {
        // Sent again under its key at this very moment: now that row is seen, and the key stays there.
        if (isTaken(error)) return restore(ownerId, formId, submissionId)
        throw error
      }
    },

    async purge(time) {
      await kysely.deleteFrom('deleted_submissions').where('deleted_at', '<', time).execute()
    },
  }
}

function ids(...texts: readonly string[]): readonly string[] {
  return texts.map(rowId)
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
] as const
const columns = moved.join(', ')

/**
 * The form first, then its counts: the order in which submissions are inserted too, so that nobody blocks
 * anybody. Whoever comes second finds the row gone.
 */
const lockOwn = `
  own as (
    select id from forms where id = $2 and owner_id = $1 for key share
  ), counts as (
    select form_id from form_counts where form_id in (select id from own) for no key update
  )`

const count = (from: string, sign: '+' | '-') => `
  update form_counts
  set submissions = form_counts.submissions ${sign} 1,
    with_email = form_counts.with_email ${sign} (${from}.submitter_email is not null)::integer,
    removals = form_counts.removals + 1
  from ${from} where form_counts.form_id = ${from}.form_id`

const removeOne: PreparedStatement = {
  name: 'delete-submission',
  text: `
    with ${lockOwn}, gone as (
      delete from submissions using counts
      where submissions.form_id = $2 and counts.form_id = $2 and id = $3
      returning ${moved.map((column) => `submissions.${column}`).join(', ')}
    ), released as (
      delete from submission_claims using gone
      where submission_claims.form_id = $2 and submission_claims.submission_id = gone.id
        and submission_claims.kind = 'email'
    ), kept as (
      insert into deleted_submissions (${columns}, deleted_at) select ${columns}, $4::timestamptz from gone
    ), counted as (${count('gone', '-')})
    select id from gone`,
}

/** A submission that was sent again under its key meanwhile stands beside this one, and has the key. */
const freeKey = `
  case when not exists (
    select from submissions as again
    where again.form_id = $2 and again.idempotency_key = gone.idempotency_key
  ) then gone.idempotency_key end`

const restoreOne: PreparedStatement = {
  name: 'restore-submission',
  text: `
    with ${lockOwn}, gone as (
      delete from deleted_submissions using counts
      where deleted_submissions.form_id = $2 and counts.form_id = $2 and id = $3
      returning ${moved.map((column) => `deleted_submissions.${column}`).join(', ')}
    ), back as (
      insert into submissions (${columns})
      select ${moved.map((column) => (column === 'idempotency_key' ? freeKey : column)).join(', ')}
      from gone
      returning ${columns}
    ), counted as (${count('back', '+')})
    select id from back`,
}
