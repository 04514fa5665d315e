import type { Answers } from '../answers.ts'

/** One respondent's answers (spec section 3). Times are ISO 8601 in UTC. */
export interface Submission {
  readonly id: string
  readonly submittedAt: string
  readonly submitterEmail?: string | undefined
  readonly data: Answers
}
