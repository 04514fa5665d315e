import type { ResponseOf, Submission } from '@ramiform/contract/calls'
import type { Answers } from '@ramiform/core/answers'
import type { Database } from '../database/connect.ts'
import type { SubmissionCursor } from './submission-cursor.ts'

export interface NewSubmission {
  readonly id: string
  readonly formId: string
  readonly formVersion: number
  readonly submittedAt: Date
  readonly submitterEmail?: string | undefined
  readonly data: Answers
  /** lowered, as core's `searchText` gives it */
  readonly searchText: string
  /** the same key in the same form is stored once */
  readonly idempotencyKey?: string | undefined
}

export interface AddedSubmission {
  /** the id it is stored under: the first one's when the key was already known */
  readonly id: string
  /** false: this key was stored before */
  readonly stored: boolean
}

export interface SubmissionPage {
  readonly ownerId: string
  readonly formId: string
  readonly limit: number
  readonly after?: SubmissionCursor | undefined
  /** searched in the e-mail address and the answers, whatever the case */
  readonly q?: string | undefined
}

/** Submissions of forms. Where an owner asks, `null` says that the form is not theirs or does not exist. */
export interface SubmissionStore {
  /** Resolves after the commit; `null` when the form has been deleted. */
  add(submission: NewSubmission): Promise<AddedSubmission | null>
  /** newest first */
  page(
    page: SubmissionPage,
  ): Promise<{ submissions: Submission[]; nextCursor: string | null } | null>
  statistics(
    ownerId: string,
    formId: string,
    now: Date,
  ): Promise<ResponseOf<'submissionStatistics'> | null>
  /** All submissions in pages, newest first, in constant memory. */
  streamAll(ownerId: string, formId: string): Promise<AsyncIterable<Submission[]> | null>
  /** Resolves when everything that was added is committed or refused. */
  flush(): Promise<void>
}

export function createSubmissionStore(_database: Database): SubmissionStore {
  throw new Error('not written yet')
}
