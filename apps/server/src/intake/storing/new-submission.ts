import type { Answers } from '@ramiform/core/answers'
import type { Language } from '@ramiform/core/built-in-texts/languages'
import type { NewJob } from '../../jobs/job.ts'
import type { SubmissionClaim } from '../../submissions/submission-claim.ts'

export interface NewSubmission {
  readonly id: string
  readonly formId: string
  readonly formVersion: number
  readonly submittedAt: Date
  readonly submitterEmail?: string | undefined
  readonly data: Answers
  /** Lower case, from core's `searchText`. */
  readonly searchText: string
  /** Language that the form was filled in. */
  readonly language?: Language | undefined
  /** A retry with the same key in the same form stores once. */
  readonly idempotencyKey?: string | undefined
  /** Jobs written in the same transaction. */
  readonly jobs?: readonly NewJob[] | undefined
  /** A submission with a taken claim is refused. */
  readonly claims?: readonly SubmissionClaim[] | undefined
  /** The form can close automatically; the statement that stores the submission checks it. */
  readonly mayBeClosed?: boolean | undefined
  /** Payment attempt whose reserved place it uses. */
  readonly placeOf?: string | undefined
  /** Key of the unfinished answers that it replaces. */
  readonly completes?: string | undefined
}

export interface AddedSubmission {
  /** Stored ID: the first submission's when the key was known. */
  readonly id: string
  /** False when this key was stored before. */
  readonly stored: boolean
  /** Held as suspected spam. */
  readonly isHeld?: boolean
}
