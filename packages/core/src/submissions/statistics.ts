import type { Submission } from './submission.ts'

const dayMs = 24 * 60 * 60 * 1000

/** "This Week" means the last 7 days (spec section 9). */
export const weekMs = 7 * dayMs

export interface SubmissionStatistics {
  readonly total: number
  readonly withEmail: number
  readonly thisWeek: number
  readonly averagePerDay: number
}

/** The four figures above the submissions (spec section 2). */
export function submissionStatistics(
  submissions: readonly Pick<Submission, 'submittedAt' | 'submitterEmail'>[],
  formCreatedAt: string,
  now: Date,
): SubmissionStatistics {
  const total = submissions.length
  const weekAgo = now.getTime() - weekMs
  return {
    total,
    withEmail: submissions.filter(({ submitterEmail }) => submitterEmail).length,
    thisWeek: submissions.filter(({ submittedAt }) => Date.parse(submittedAt) >= weekAgo).length,
    averagePerDay: averagePerDay(total, formCreatedAt, now),
  }
}

/** Submissions divided by the days since the form was created, at least one, rounded. */
export function averagePerDay(total: number, formCreatedAt: string, now: Date): number {
  const days = (now.getTime() - Date.parse(formCreatedAt)) / dayMs
  return Math.round(total / Math.max(1, days))
}
