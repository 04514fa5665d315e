/** milliseconds between a message and its reply (spec section 9) */
export const replyDelayMs = 1_500

/** milliseconds between "file read" and the analysis of the file (spec section 4) */
export const analysisDelayMs = 1_000

/** Waiting time in milliseconds: 0 for users who prefer reduced motion (decision 29). */
export function chatDelay(ms: number): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : ms
}
