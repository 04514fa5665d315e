// Check boxes with a statement in the first person, which are no options of the question above.
import { countWords, readLabel } from './label.ts'

const consent = /^i (?:agree|accept|consent|certify|declare|confirm|have read|understand)/i

/** Permissions that a person may refuse */
const voluntary =
  /\b(?:photo\w*|pictures?|videos?|images?|film\w*|newsletters?|marketing|promotion\w*|offers|news|mailing list)\b/i

/** True for a statement without which nothing can be sent: `I accept the terms`. */
export function isNeededConsent(text: string): boolean {
  return consent.test(text) && !voluntary.test(text)
}

/** True for `I accept the terms.` below options that are no statements. */
export function isOwnConsent(text: string, optionsBefore: readonly string[]): boolean {
  return (
    countWords(text) > 4 &&
    consent.test(readLabel(text).text) &&
    !optionsBefore.some((option) => /^(?:i|we|my|yes|no)\b/i.test(option))
  )
}

/** True for a sentence in the first person, to be agreed to. */
export function isConsent(text: string): boolean {
  return countWords(text) > 4 && /^(?:\(?\d{1,2}[.)]\s*)?(?:i|we|my child|by)\b/i.test(text.trim())
}
