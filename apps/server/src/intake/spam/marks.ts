/** What a try to send tells about who sends. Anybody can leave it out: its absence says nothing. */
export interface Marks {
  /** an input that no person sees was filled in */
  readonly trapped: boolean
  /** from opening the page to sending, in milliseconds, as the page's script tells it for answers that began empty */
  readonly filledInMs: number | undefined
}

/**
 * What the quickest of people take for so many answers, in milliseconds. Low on purpose: a browser fills in twelve
 * fields at a click, and what was begun before comes back at one; but the page has to be there first, and a button to
 * be found.
 */
export function quickestMs(answers: number): number {
  return Math.min(1_500, 400 + 90 * answers)
}

/** The mark of a program, or null for what a person may have sent. */
export function markOfProgram(
  { trapped, filledInMs }: Marks,
  answers: number,
): 'trap' | 'fast' | null {
  if (trapped) return 'trap'
  return filledInMs !== undefined && filledInMs < quickestMs(answers) ? 'fast' : null
}
