import type { HeldSubmission } from '@ramiform/contract/calls'
import type { Database, PreparedStatement } from '../../database/connect.ts'
import { columnsOf } from '../storing/insert-sql.ts'
import type { NewSubmission } from '../storing/new-submission.ts'
import { columnsAlong, writtenAlong } from '../storing/written-along-sql.ts'

/** Limits of a form's held submissions for each reason, so one kind of flood leaves room for the others. */
export const maxHeld = { submissions: 500, characters: 10_000_000 }

export interface NewHeldSubmission extends Omit<NewSubmission, 'jobs' | 'mayBeClosed'> {
  readonly reason: HeldSubmission['reason']
  readonly filledInMs: number | undefined
}

/** `full`: the limit is reached and the submission was counted as refused. null: the form is deleted. */
export type Held = { readonly id: string } | 'full' | null

/**
 * One statement for any number of rows. A retry with a known idempotency key returns the stored or held submission.
 * Nodes that write at the same moment can exceed the limit by one batch.
 */
const hold: PreparedStatement = {
  name: 'hold-submissions',
  text: `
  with sent as (
    select * from unnest(
      $1::uuid[], $2::uuid[], $3::integer[], $4::timestamptz[], $5::text[], $6::text[], $7::text[], $8::text[],
      $9::text[], $18::text[], $19::integer[], $20::integer[]
    ) with ordinality as sent
      (form_id, id, form_version, submitted_at, submitter_email, idempotency_key, search_text, data,
       language, reason, filled_in_ms, characters, place)
  ), existing as (
    select id from forms where id = any($1::uuid[]) order by id for key share
  ), known as (
    select sent.id as sent_id, stored.id
    from sent cross join lateral (
      select id from submissions
      where submissions.form_id = sent.form_id and submissions.idempotency_key = sent.idempotency_key
      union all
      select id from held_submissions as held
      where held.form_id = sent.form_id and (held.id = sent.id or held.idempotency_key = sent.idempotency_key)
      limit 1
    ) as stored
  ), fresh as (
    select sent.*, row_number() over arrival as turn, sum(characters) over arrival as characters_so_far
    from sent join existing on existing.id = sent.form_id
    where not exists (select from known where known.sent_id = sent.id)
    window arrival as (partition by form_id, reason order by place)
  ), kept as (
    select form_id, reason, count(*) as submissions, sum(characters) as characters
    from held_submissions where form_id = any($1::uuid[])
    group by form_id, reason
  ), admitted as (
    select fresh.* from fresh left join kept using (form_id, reason)
    where coalesce(kept.submissions, 0) + turn <= ${maxHeld.submissions}
      and coalesce(kept.characters, 0) + characters_so_far <= ${maxHeld.characters}
  ), inserted as (
    insert into held_submissions
      (form_id, id, form_version, submitted_at, submitter_email, idempotency_key, search_text, data,
       language, reason, filled_in_ms, characters)
    select form_id, id, form_version, submitted_at, submitter_email, idempotency_key, search_text, data::jsonb,
      language, reason, filled_in_ms, characters
    from admitted
    on conflict do nothing
    returning form_id, id, submitter_email, submitted_at
  ), ${writtenAlong}, turned_away as (
    select form_id, id, submitted_at from fresh where id not in (select id from admitted)
  ), refused as (
    insert into form_guards (form_id, refused, refused_at)
    select form_id, count(*), max(submitted_at) from turned_away group by form_id
    on conflict (form_id) do update
    set refused = form_guards.refused + excluded.refused, refused_at = excluded.refused_at
  )
  select id as sent_id, id, false as full from inserted
  union all select sent_id, id, false from known
  union all select id, null, true from turned_away`,
}

/** Commits held submissions together and returns the result of each. */
export async function holdSubmissions(
  database: Pick<Database, 'prepared'>,
  submissions: readonly NewHeldSubmission[],
): Promise<readonly Held[]> {
  const found = await commit(database, submissions)
  const missing = submissions.filter(({ id }) => !found.has(id))
  // The same key arrived at the same moment, in this batch or on another node. Its row is visible now.
  const again = missing.length === 0 ? found : await commit(database, missing)
  return submissions.map(({ id }) => found.get(id) ?? again.get(id) ?? null)
}

async function commit(
  { prepared }: Pick<Database, 'prepared'>,
  submissions: readonly NewHeldSubmission[],
): Promise<ReadonlyMap<string, Held>> {
  const rows = await prepared<{ sent_id: string; id: string; full: boolean }>(hold, [
    ...columnsOf(submissions),
    ...columnsAlong(submissions),
    submissions.map(({ reason }) => reason),
    submissions.map(({ filledInMs }) => filledInMs ?? null),
    submissions.map(({ data }) => JSON.stringify(data).length),
  ])
  return new Map(rows.map(({ sent_id: sentId, id, full }) => [sentId, full ? 'full' : { id }]))
}
