import type { Database, PreparedStatement } from '../../database/connect.ts'
import { isClosed, isPastClosing } from '../../forms/form-sql.ts'
import type { AddedSubmission, NewSubmission } from './new-submission.ts'
import { columnsAlong, writesAlong, writtenAlong } from './written-along-sql.ts'

/**
 * One statement, so one transaction, for any number of rows. Forms and then their counts are locked in a fixed order,
 * so nodes that write at the same moment wait instead of deadlocking. With the counts locked, `admitted` has the rows
 * whose form is open and has room, in order of arrival.
 */
const insertStatement = (onConflict: string, { along, closing }: Demands) => `
  with sent as (
    select * from unnest(
      $1::uuid[], $2::uuid[], $3::integer[], $4::timestamptz[], $5::text[], $6::text[], $7::text[], $8::text[],
      $9::text[] ${closing ? ', $18::boolean[], $19::text[]' : ''}
    ) with ordinality as sent
      (form_id, id, form_version, submitted_at, submitter_email, idempotency_key, search_text, data, language
      ${closing ? ', may_be_closed, attempt' : ''}, position)
  ), existing as (
    select id, closing from forms where id = any($1::uuid[]) order by id for key share
  ), counts as (
    select form_id, submissions, reserved from form_counts where form_id in (select id from existing)
    order by form_id for no key update
  )${closing ? admitted : ''}, inserted as (
    insert into submissions
      (form_id, id, form_version, submitted_at, submitter_email, idempotency_key, search_text, data, language)
    select form_id, id, form_version, submitted_at, submitter_email, idempotency_key, search_text, data::jsonb,
      language
    from ${closing ? 'admitted' : 'sent join counts using (form_id)'}
    ${onConflict}
    returning form_id, id, submitter_email, submitted_at
  )${closing ? released : ''}, raised as (
    update form_counts
    set submissions = form_counts.submissions + batch.submissions,
      with_email = form_counts.with_email + batch.with_email
      ${closing ? ', reserved = form_counts.reserved - batch.released' : ''}
    from (
      select form_id, count(*)::integer as submissions, count(submitter_email)::integer as with_email
      ${closing ? ', (select count(*) from released where released.form_id = inserted.form_id)::integer as released' : ''}
      from inserted group by form_id
    ) as batch
    where form_counts.form_id = batch.form_id
  )${along || closing ? `, ${writtenAlong}` : ''}
  select id from inserted`

/**
 * Rows that are stored already take no place. Rows of an attempt with a reserved place use that place, which counts
 * once even for simultaneous submissions. Rows that are stored even in a closed form are counted first.
 */
const admitted = `, owned as (
    select place.form_id, place.attempt
    from payment_places as place join counts using (form_id)
    where (place.form_id, place.attempt) in (select form_id, attempt from sent)
    for update of place
  ), fresh as (
    select sent.*, owned.attempt is not null
      and row_number() over (partition by sent.form_id, sent.attempt order by position) = 1 as has_place
    from sent left join owned on owned.form_id = sent.form_id and owned.attempt = sent.attempt
    where not exists (
      select from submissions as stored
      where stored.form_id = sent.form_id
        and (stored.id = sent.id or stored.idempotency_key = sent.idempotency_key)
    )
  ), placed as (
    select fresh.*,
      sum((not has_place)::integer) over (partition by form_id order by may_be_closed, position) as turn
    from fresh
  ), admitted as (
    select placed.*
    from placed join counts as form_counts using (form_id) join existing as forms on forms.id = form_id
    where not may_be_closed or not ${isPastClosing} and (has_place or coalesce(
      form_counts.submissions + form_counts.reserved + turn <= (forms.closing ->> 'responses')::integer, true))
  )`

/** A stored submission takes the place that its payment had reserved. */
const released = `, released as (
    delete from payment_places as place
    using admitted join inserted using (form_id, id)
    where admitted.has_place and place.form_id = admitted.form_id and place.attempt = admitted.attempt
    returning place.form_id
  )`

/** Optional parts of the statement. A batch without them uses a shorter statement. */
interface Demands {
  /** Other rows are written in the same transaction. */
  readonly along: boolean
  /** A form can close automatically, or a submission has a reserved place. Includes `along`. */
  readonly closing: boolean
}

type InsertStatements = (demands: Demands) => PreparedStatement

const insertStatements =
  (name: string, onConflict: string): InsertStatements =>
  (demands) => ({
    name: `${name}${demands.closing ? '-closing' : ''}${demands.along ? '-along' : ''}`,
    text: insertStatement(onConflict, demands),
  })

/** The usual case, a fifth faster. Fails as a whole when a row exists already, by ID or key. */
const insert = insertStatements('insert-submissions', '')

/** Leaves existing rows unchanged. */
const insertMissing = insertStatements('insert-missing-submissions', 'on conflict do nothing')

/** Stored IDs of the rows that were not inserted; none when the form was deleted. */
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

/** The forms that exist, each with whether it has closed. */
const findForms: PreparedStatement = {
  name: 'find-forms-of-submissions',
  text: `
    select forms.id, ${isClosed} as closed
    from forms join form_counts on form_counts.form_id = forms.id
    where forms.id = any($1::uuid[])`,
}

export type Added = AddedSubmission | 'closed' | null

/**
 * Commits submissions together. Each result is the stored ID, `closed` when the form accepts no more, or `null` when
 * the form was deleted. Rejects when one of them is stored already.
 */
export function insertSubmissions(
  database: Pick<Database, 'prepared'>,
  submissions: readonly NewSubmission[],
): Promise<readonly Added[]> {
  return commit(database, insert, submissions)
}

/** The same, and finds submissions that are stored already. */
export function insertMissingSubmissions(
  database: Pick<Database, 'prepared'>,
  submissions: readonly NewSubmission[],
): Promise<readonly Added[]> {
  return commit(database, insertMissing, submissions)
}

async function commit(
  database: Pick<Database, 'prepared'>,
  statements: InsertStatements,
  submissions: readonly NewSubmission[],
): Promise<readonly Added[]> {
  const { prepared } = database
  const along = submissions.some(writesAlong)
  const closing = submissions.some(
    ({ mayBeClosed, placeOf }) => mayBeClosed === true || placeOf !== undefined,
  )
  const rows = await prepared<{ id: string }>(statements({ along, closing }), [
    ...columnsOf(submissions),
    ...(along || closing ? columnsAlong(submissions) : []),
    ...(closing ? columnsOfPlaces(submissions) : []),
  ])
  const inserted = new Set(rows.map(({ id }) => id))
  const others = submissions.filter(({ id }) => !inserted.has(id))
  const storedAs = await findStoredAs(prepared, others)
  const turnedAway = others.filter(({ id, mayBeClosed }) => mayBeClosed && !storedAs.has(id))
  const afterwards = await settleTurnedAway(database, turnedAway)
  return submissions.map(({ id }) => {
    if (inserted.has(id)) return { id, stored: true }
    const first = storedAs.get(id)
    // The same ID is the same row: an earlier try was committed, but its response was lost.
    if (first !== undefined) return { id: first, stored: first === id }
    return afterwards.get(id) ?? null
  })
}

/**
 * Rows that found no place in their form. Another node may have stored a row at that moment, or a submission was
 * deleted since. They are retried while the form has room.
 */
async function settleTurnedAway(
  database: Pick<Database, 'prepared'>,
  turnedAway: readonly NewSubmission[],
): Promise<ReadonlyMap<string, Added>> {
  if (turnedAway.length === 0) return new Map()
  const forms = await database.prepared<{ id: string; closed: boolean }>(findForms, [
    turnedAway.map(({ formId }) => formId),
  ])
  const closedForms = new Map(forms.map(({ id, closed }) => [id, closed]))
  const again = turnedAway.filter(({ formId }) => closedForms.get(formId) === false)
  const tried = again.length === 0 ? [] : await insertMissingSubmissions(database, again)
  return new Map<string, Added>([
    ...turnedAway.map(({ id, formId }): [string, Added] => [
      id,
      closedForms.get(formId) === true ? 'closed' : null,
    ]),
    ...again.map(({ id }, index): [string, Added] => [id, tried[index] ?? null]),
  ])
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

function columnsOfPlaces(submissions: readonly NewSubmission[]): readonly unknown[] {
  return [
    submissions.map(({ mayBeClosed }) => mayBeClosed === true),
    submissions.map(({ placeOf }) => placeOf ?? null),
  ]
}

export function columnsOf(submissions: readonly NewSubmission[]): readonly unknown[] {
  return [
    submissions.map(({ formId }) => formId),
    submissions.map(({ id }) => id),
    submissions.map(({ formVersion }) => formVersion),
    submissions.map(({ submittedAt }) => submittedAt.toISOString()),
    submissions.map(({ submitterEmail }) => submitterEmail || null),
    submissions.map(({ idempotencyKey }) => idempotencyKey ?? null),
    submissions.map(({ searchText }) => searchText),
    submissions.map(({ data }) => JSON.stringify(data)),
    submissions.map(({ language }) => language ?? null),
  ]
}
