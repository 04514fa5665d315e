const dayMs = 24 * 60 * 60 * 1000

/** "This Week" means the last 7 days (spec section 9). */
export const weekMs = 7 * dayMs

/**
 * Submissions per day since the form was created, rounded. A form counts as at least one day old (spec section 2).
 *
 * @param formCreatedAt ISO 8601 in UTC
 */
export function averagePerDay(total: number, formCreatedAt: string, now: Date): number {
  const days = (now.getTime() - Date.parse(formCreatedAt)) / dayMs
  return Math.round(total / Math.max(1, days))
}
