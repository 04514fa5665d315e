/** Signs of a bot in a request. Anyone can omit them, so a missing sign means nothing. */
export interface Marks {
  /** The hidden input was filled in. */
  readonly trapped: boolean
  /** Milliseconds from opening the page to submitting, reported by the script for answers that began empty. */
  readonly filledInMs: number | undefined
}

/**
 * Shortest time in milliseconds in which a person gives this many answers. It is low on purpose: autofill fills in
 * twelve fields with one click, and saved answers return with one. A person still has to find the button.
 */
export function quickestMs(answers: number): number {
  return Math.min(1_500, 400 + 90 * answers)
}

/** The sign of a bot, or null when a person may have sent it. */
export function markOfProgram(
  { trapped, filledInMs }: Marks,
  answers: number,
): 'trap' | 'fast' | null {
  if (trapped) return 'trap'
  return filledInMs !== undefined && filledInMs < quickestMs(answers) ? 'fast' : null
}
