import type { NewSubmission } from './new-submission.ts'

/**
 * Rows written in the transaction of a submission, only if it is inserted. Each kind of row is one part of the
 * statement and reads `inserted`. Submissions without such rows use a shorter statement.
 *
 * Jobs: messages to send after the commit.
 * Claims: values that no second submission of the form may have. A taken claim fails the statement with `claimTaken`,
 * and the group commit then refuses this submission only.
 * Completed: unfinished answers that the submission replaces. The row stays, so late autosaves are ignored.
 */
export const writtenAlong = `
  queued as (
    insert into jobs (id, kind, form_id, payload, unique_key, created_at, run_at)
    select job.id, job.kind, inserted.form_id, jsonb_build_object('submissionId', inserted.id),
      job.kind || ' ' || inserted.id, inserted.submitted_at, inserted.submitted_at
    from unnest($10::uuid[], $11::uuid[], $12::text[]) as job (submission_id, id, kind)
    join inserted on inserted.id = job.submission_id
  ), claimed as (
    insert into submission_claims (form_id, kind, key, submission_id)
    select inserted.form_id, claim.kind, claim.key, inserted.id
    from unnest($13::uuid[], $14::text[], $15::text[]) as claim (submission_id, kind, key)
    join inserted on inserted.id = claim.submission_id
  ), completed as (
    insert into partial_submissions
      (form_id, key, id, form_version, revision, started_at, updated_at, data, completed_at)
    select inserted.form_id, partial.key, inserted.id, 0, 0, inserted.submitted_at, inserted.submitted_at, '{}',
      inserted.submitted_at
    from unnest($16::uuid[], $17::text[]) as partial (submission_id, key)
    join inserted on inserted.id = partial.submission_id
    on conflict (form_id, key) do update
    set data = '{}', submitter_email = null, completed_at = excluded.completed_at
  )`

export function writesAlong({ jobs, claims, completes }: NewSubmission): boolean {
  return (jobs?.length ?? 0) > 0 || (claims?.length ?? 0) > 0 || completes !== undefined
}

/** The parameters from $10 on. */
export function columnsAlong(submissions: readonly NewSubmission[]): readonly unknown[] {
  const jobs = submissions.flatMap(({ id, jobs = [] }) =>
    jobs.map((job) => ({ ...job, submissionId: id })),
  )
  const claims = submissions.flatMap(({ id, claims = [] }) =>
    claims.map((claim) => ({ ...claim, submissionId: id })),
  )
  const completing = submissions.filter(({ completes }) => completes !== undefined)
  return [
    jobs.map(({ submissionId }) => submissionId),
    jobs.map(({ id }) => id),
    jobs.map(({ kind }) => kind),
    claims.map(({ submissionId }) => submissionId),
    claims.map(({ kind }) => kind),
    claims.map(({ key }) => key),
    completing.map(({ id }) => id),
    completing.map(({ completes }) => completes),
  ]
}
