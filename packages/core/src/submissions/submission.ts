import type { Answers } from '../answers.ts'

/** What one respondent sent (spec section 3). Time is ISO 8601 in UTC. */
export interface Submission {
  readonly id: string
  readonly submittedAt: string
  readonly submitterEmail?: string | undefined
  readonly data: Answers
}
