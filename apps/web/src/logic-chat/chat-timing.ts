/** how long a reply takes after what it answers (spec section 9) */
export const replyDelayMs = 1_500

/** how long a file's analysis takes after it was said that the file was read (spec section 4) */
export const analysisDelayMs = 1_000

/** Who prefers reduced motion gets the result without the wait (decision 29). */
export function chatDelay(ms: number): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : ms
}
