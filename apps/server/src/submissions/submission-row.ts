import type { Submission } from '@ramiform/contract/calls'
import type { Selectable } from 'kysely'
import type { SubmissionsTable } from '../database/tables.ts'

export const submissionColumns = [
  'id',
  'submitted_at',
  'submitter_email',
  'form_version',
  'data',
] as const

export type SubmissionRow = Pick<Selectable<SubmissionsTable>, (typeof submissionColumns)[number]>

export function toSubmission(row: SubmissionRow): Submission {
  const { id, submitted_at, submitter_email, form_version, data } = row
  const email = submitter_email === null ? {} : { submitterEmail: submitter_email }
  return { id, submittedAt: submitted_at.toISOString(), ...email, formVersion: form_version, data }
}
