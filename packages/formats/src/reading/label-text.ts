import { limits } from '@ramiform/core/limits'
import { cleanText } from './clean-text.ts'

/** Control characters and bidi marks */
const invisible = /[\p{Cc}\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

/** Words with one blank between them, as most labels are */
const tidy = /^[!-~¡-ɏ]+(?: [!-~¡-ɏ]+)*$/

/** Converts a text into one line for a label or an option. A text that is too long ends in `…`. */
export function labelText(text: string): string {
  if (text.length <= limits.labelCharacters && tidy.test(text)) return text
  // Cut a long text first; the label is cut again at the end.
  const given = text.slice(0, limits.labelCharacters * 4).replaceAll(/\s+/g, ' ')
  const line = given.replaceAll(invisible, '').trim()
  if (line.length <= limits.labelCharacters) return cleanText(line, limits.labelCharacters)
  return `${cleanText(line, limits.labelCharacters - 1)}…`
}

/** True for a label that was cut, maybe with a number that keeps it apart from another one. */
export function isCutLabel(label: string): boolean {
  return label.length === limits.labelCharacters && /(?:…| \(\d{1,3}\))$/.test(label)
}
