/** Steps left before reading stops */
export interface Work {
  left: number
}

export class TooMuchWork extends Error {}

/** Counts steps, and stops a reading that takes too many. */
export function spend(work: Work, steps: number) {
  work.left -= steps
  if (work.left < 0) throw new TooMuchWork()
}
