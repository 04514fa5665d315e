import { plainLabel } from './answers-in-texts/plain-label.ts'
import type { Conditional } from './conditions/condition.ts'

/** A thank-you screen or redirect. The first one whose logic holds is shown; without one, the success message is. */
export interface Ending {
  readonly id: string
  /** Heading of the screen. Absent: "Thank You!". */
  readonly title?: string | undefined
  readonly message?: string | undefined
  readonly redirectUrl?: string | undefined
  readonly conditional?: Conditional | undefined
}

/**
 * Name of an ending for its owner.
 * @param index position among the endings, from 0, if it is known
 * @param prefix before its words; empty below a heading that says *Ending*
 */
export function nameOfEnding(
  { title, message }: Ending,
  index?: number,
  prefix = 'Ending: ',
): string {
  const words = plainLabel(title?.trim() || message?.trim().split('\n')[0] || '')
  if (!words) return index === undefined ? 'Ending without a text' : `Ending ${index + 1}`
  return prefix + (words.length > 40 ? `${words.slice(0, 39)}…` : words)
}
