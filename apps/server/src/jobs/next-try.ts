/** Random variation of each wait, plus or minus 10 %, so that jobs that failed together are not retried together. */
const jitter = 0.1

/** Time of the next attempt, or null after the last one. */
export function nextTry(
  waits: readonly number[],
  attempts: number,
  now: Date,
  random: () => number,
): Date | null {
  const seconds = waits[attempts - 1]
  if (seconds === undefined) return null
  const factor = 1 - jitter + 2 * jitter * random()
  return new Date(now.getTime() + Math.round(seconds * 1_000 * factor))
}
