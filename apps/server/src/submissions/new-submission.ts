import type { Answers } from '@ramiform/core/answers'

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
