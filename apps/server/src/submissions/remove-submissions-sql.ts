import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'

/**
 * Deletes submissions of a form forever, with their counts and email claims. Their files go with the next clear-out.
 * @param which a query for the ids
 * @returns the number of deleted submissions
 */
export async function removeSubmissions(
  kysely: Kysely<Tables>,
  formId: string,
  which: RawBuilder<unknown>,
): Promise<number> {
  const { rows } = await sql<{ removed: number }>`
    with counts as (
      select form_id from form_counts where form_id = ${formId} for no key update
    ), wanted as (${which}), gone as (
      delete from submissions using counts
      where submissions.form_id = counts.form_id and submissions.id in (select id from wanted)
      returning submissions.id, submissions.submitter_email
    ), released as (
      delete from submission_claims using gone
      where submission_claims.form_id = ${formId} and submission_claims.submission_id = gone.id
        and submission_claims.kind = 'email'
    ), batch as (
      select count(*)::integer as submissions, count(submitter_email)::integer as with_email from gone
    ), counted as (
      update form_counts
      set submissions = form_counts.submissions - batch.submissions,
        with_email = form_counts.with_email - batch.with_email,
        removals = form_counts.removals + batch.submissions
      from batch
      where form_counts.form_id = ${formId} and batch.submissions > 0
    )
    select submissions as removed from batch
  `.execute(kysely)
  return rows[0]?.removed ?? 0
}
