import { limits } from '@ramiform/core/limits'
import { cleanText } from './clean-text.ts'

/** Control characters and bidi marks */
const invisible = /[\p{Cc}\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

/** Converts a text into one line for a label or an option. */
export function labelText(text: string): string {
  // Cut a long text first; the label is cut again at the end.
  const line = text.slice(0, limits.labelCharacters * 4).replaceAll(/\s+/g, ' ')
  return cleanText(line.replaceAll(invisible, '').trim(), limits.labelCharacters)
}
