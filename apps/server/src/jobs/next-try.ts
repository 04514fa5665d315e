/** A tenth up or down, so that what failed together is not tried together again. */
const jitter = 0.1

/** When a job is tried again after so many failed tries, or null when that was the last. */
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
