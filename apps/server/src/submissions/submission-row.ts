import type { Submission } from '@ramiform/contract/calls'
import { sql } from 'kysely'

/** The time as the contract writes it: made by the database, where that is quicker than reading and writing a Date. */
const isoTime = sql<string>`
  to_char(submissions.submitted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export const submissionColumns = [
  'submissions.id',
  isoTime.as('time'),
  'submissions.submitter_email',
  'submissions.form_version',
  'submissions.data',
] as const

export interface SubmissionRow {
  readonly id: string
  readonly time: string
  readonly submitter_email: string | null
  readonly form_version: number
  readonly data: Submission['data']
}

export function toSubmission(row: SubmissionRow): Submission {
  const { id, time: submittedAt, form_version: formVersion, data } = row
  return row.submitter_email === null
    ? { id, submittedAt, formVersion, data }
    : { id, submittedAt, submitterEmail: row.submitter_email, formVersion, data }
}
