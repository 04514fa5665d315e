import { limits } from '@ramiform/core/limits'
import { cleanText } from './clean-text.ts'

/** Control characters and marks that turn the direction of writing are no part of a label. */
const invisible = /[\p{Cc}\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

/** A text as one line, ready to be a label or an option. */
export function labelText(text: string): string {
  // A label is cut in the end; nobody needs all of a long text before.
  const line = text.slice(0, limits.labelCharacters * 4).replaceAll(/\s+/g, ' ')
  return cleanText(line.replaceAll(invisible, '').trim(), limits.labelCharacters)
}
