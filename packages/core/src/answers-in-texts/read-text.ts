/** The place of an answer in a text: `{{id}}`, or `{{id|fallback}}`. */
export interface AnswerPlace {
  /** Id of a field or hidden field. */
  readonly id: string
  /** Text for a missing answer. Absent when the source has no `|`. */
  readonly fallback?: string
}

/** A part of a text: words, or the place of an answer. */
export type TextPart = string | AnswerPlace

export const fallbackCharacters = 200

/** A fallback has no braces and no line breaks, so reading never looks far ahead. */
const placePattern = /\{\{([A-Za-z0-9_-]{1,64})(?:\|([^{}\r\n]{0,200}))?\}\}/g

/**
 * Reads a text. Braces that are not closed or name no source stay words, so every text can be read.
 * @param isSource true for the id of a field or hidden field
 */
export function readText(text: string, isSource: (id: string) => boolean): readonly TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  if (!text.includes('{{')) return text === '' ? [] : [text]
  for (const found of text.matchAll(placePattern)) {
    const [whole, id = '', fallback] = found
    if (!isSource(id)) continue
    if (found.index > end) parts.push(text.slice(end, found.index))
    parts.push(fallback === undefined ? { id } : { id, fallback })
    end = found.index + whole.length
  }
  if (end < text.length) parts.push(text.slice(end))
  return parts
}

/** True when the text has a place of an answer. */
export function hasPlaces(text: string, isSource: (id: string) => boolean): boolean {
  return readText(text, isSource).some((part) => typeof part !== 'string')
}

/** The inverse of `readText`. */
export function writeText(parts: readonly TextPart[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : writePlace(part))).join('')
}

export function writePlace({ id, fallback }: AnswerPlace): string {
  return fallback === undefined ? `{{${id}}}` : `{{${id}|${fallback}}}`
}

/** A typed fallback in the form that a place can have. */
export function cleanFallback(text: string): string {
  return text
    .replace(/[{}\r\n]+/g, ' ')
    .slice(0, fallbackCharacters)
    .replace(/[\ud800-\udbff]$/, '')
}
