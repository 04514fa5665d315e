import type { Database, PreparedStatement } from '../database/connect.ts'
import type { AddedSubmission, NewSubmission } from './new-submission.ts'
import { columnsAlong, writesAlong, writtenAlong } from './written-along.ts'

/**
 * One statement, so one transaction, for any number of rows. The forms are locked first and their counts in
 * order, so that nodes which write at the same moment wait for each other instead of blocking each other.
 */
const insertStatement = (onConflict: string, along: string) => `
  with sent as (
    select * from unnest(
      $1::uuid[], $2::uuid[], $3::integer[], $4::timestamptz[], $5::text[], $6::text[], $7::text[], $8::text[]
    ) as sent (form_id, id, form_version, submitted_at, submitter_email, idempotency_key, search_text, data)
  ), existing as (
    select id from forms where id = any($1::uuid[]) order by id for key share
  ), counts as (
    select form_id from form_counts where form_id in (select id from existing)
    order by form_id for no key update
  ), inserted as (
    insert into submissions
      (form_id, id, form_version, submitted_at, submitter_email, idempotency_key, search_text, data)
    select form_id, id, form_version, submitted_at, submitter_email, idempotency_key, search_text, data::jsonb
    from sent join counts using (form_id)
    ${onConflict}
    returning form_id, id, submitter_email, submitted_at
  ), raised as (
    update form_counts
    set submissions = form_counts.submissions + batch.submissions,
      with_email = form_counts.with_email + batch.with_email
    from (
      select form_id, count(*)::integer as submissions, count(submitter_email)::integer as with_email
      from inserted group by form_id
    ) as batch
    where form_counts.form_id = batch.form_id
  )${along}
  select id from inserted`

interface InsertStatements {
  readonly alone: PreparedStatement
  /** the same with what is written along */
  readonly along: PreparedStatement
}

function insertStatements(name: string, onConflict: string): InsertStatements {
  return {
    alone: { name, text: insertStatement(onConflict, '') },
    along: { name: `${name}-along`, text: insertStatement(onConflict, `, ${writtenAlong}`) },
  }
}

/** The usual case, a fifth quicker: refused as a whole when a row is there already, by its id or its key. */
const insert = insertStatements('insert-submissions', '')

/** Leaves a row that is there already as it is. */
const insertMissing = insertStatements('insert-missing-submissions', 'on conflict do nothing')

/** The rows that were not inserted: under which id is each stored? None: its form is gone. */
const findStored: PreparedStatement = {
  name: 'find-stored-submissions',
  text: `
    select sent.id as sent_id, stored.id
    from unnest($1::uuid[], $2::uuid[], $3::text[]) as sent (form_id, id, idempotency_key)
    cross join lateral (
      select submissions.id from submissions
      where submissions.form_id = sent.form_id
        and (submissions.id = sent.id or submissions.idempotency_key = sent.idempotency_key)
      limit 1
    ) as stored`,
}

export type Added = AddedSubmission | null

/**
 * Commits submissions together. For each: where it is stored, or `null` when its form has been deleted.
 * Rejects when one of them is stored already.
 */
export function insertSubmissions(
  database: Pick<Database, 'prepared'>,
  submissions: readonly NewSubmission[],
): Promise<readonly Added[]> {
  return commit(database, insert, submissions)
}

/** The same, and one that is stored already is found. */
export function insertMissingSubmissions(
  database: Pick<Database, 'prepared'>,
  submissions: readonly NewSubmission[],
): Promise<readonly Added[]> {
  return commit(database, insertMissing, submissions)
}

async function commit(
  { prepared }: Pick<Database, 'prepared'>,
  { alone, along }: InsertStatements,
  submissions: readonly NewSubmission[],
): Promise<readonly Added[]> {
  const columns = columnsOf(submissions)
  const rows = submissions.some(writesAlong)
    ? await prepared<{ id: string }>(along, [...columns, ...columnsAlong(submissions)])
    : await prepared<{ id: string }>(alone, columns)
  const inserted = new Set(rows.map(({ id }) => id))
  const others = submissions.filter(({ id }) => !inserted.has(id))
  const storedAs = await findStoredAs(prepared, others)
  return submissions.map(({ id }) => {
    if (inserted.has(id)) return { id, stored: true }
    const first = storedAs.get(id)
    // The same id is this very row: an earlier try was committed, but its answer was lost.
    return first === undefined ? null : { id: first, stored: first === id }
  })
}

async function findStoredAs(
  prepared: Database['prepared'],
  submissions: readonly NewSubmission[],
): Promise<ReadonlyMap<string, string>> {
  if (submissions.length === 0) return new Map()
  const rows = await prepared<{ sent_id: string; id: string }>(findStored, [
    submissions.map(({ formId }) => formId),
    submissions.map(({ id }) => id),
    submissions.map(({ idempotencyKey }) => idempotencyKey ?? null),
  ])
  return new Map(rows.map(({ sent_id: sentId, id }) => [sentId, id]))
}

function columnsOf(submissions: readonly NewSubmission[]): readonly unknown[] {
  return [
    submissions.map(({ formId }) => formId),
    submissions.map(({ id }) => id),
    submissions.map(({ formVersion }) => formVersion),
    submissions.map(({ submittedAt }) => submittedAt.toISOString()),
    submissions.map(({ submitterEmail }) => submitterEmail || null),
    submissions.map(({ idempotencyKey }) => idempotencyKey ?? null),
    submissions.map(({ searchText }) => searchText),
    submissions.map(({ data }) => JSON.stringify(data)),
  ]
}
