import type { Answers } from '@ramiform/core/answers'
import type { NewJob } from '../jobs/job.ts'
import type { SubmissionClaim } from '../submissions/submission-claim.ts'

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
  /** what has to be done once it is stored, written with it */
  readonly jobs?: readonly NewJob[] | undefined
  /** what no second submission of the form may have: where one is taken, this submission is refused */
  readonly claims?: readonly SubmissionClaim[] | undefined
  /** its form may close by itself: whether it has is looked at where the submission is written */
  readonly mayBeClosed?: boolean | undefined
  /** payment attempt whose reserved place it takes */
  readonly placeOf?: string | undefined
  /** key of the unfinished answers that it takes the place of */
  readonly completes?: string | undefined
}

export interface AddedSubmission {
  /** the id it is stored under: the first one's when the key was already known */
  readonly id: string
  /** false: this key was stored before */
  readonly stored: boolean
}
