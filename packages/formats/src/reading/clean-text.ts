/** A text as it can be stored: well-formed, without NUL, and cut to its limit. */
export function cleanText(text: string, maxCharacters: number): string {
  const stored = text.replaceAll('\0', '').toWellFormed()
  // A pair of surrogates must not be cut in two.
  return stored.length <= maxCharacters ? stored : stored.slice(0, maxCharacters).toWellFormed()
}
