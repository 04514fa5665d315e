import type { ResponseOf } from '@ramiform/contract/calls'
import { averagePerDay, weekMs } from '@ramiform/core/submissions/statistics'
import type { Submission } from '@ramiform/core/submissions/submission'

type Statistics = ResponseOf<'submissionStatistics'>

/**
 * The four statistics after a submission was deleted (`change` -1) or restored (+1), until the server is asked again.
 */
export function statisticsAfter(
  statistics: Statistics,
  { submittedAt, submitterEmail }: Pick<Submission, 'submittedAt' | 'submitterEmail'>,
  change: 1 | -1,
  formCreatedAt: string,
  now: Date,
): Statistics {
  const total = Math.max(0, statistics.total + change)
  const counts = (applies: boolean, figure: number) =>
    applies ? Math.max(0, figure + change) : figure
  return {
    ...statistics,
    total,
    withEmail: counts(Boolean(submitterEmail), statistics.withEmail),
    thisWeek: counts(Date.parse(submittedAt) >= now.getTime() - weekMs, statistics.thisWeek),
    averagePerDay: averagePerDay(total, formCreatedAt, now),
  }
}
