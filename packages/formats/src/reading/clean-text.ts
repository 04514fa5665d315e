/** Makes a text storable: well-formed, without NUL, and cut to a number of characters. */
export function cleanText(text: string, maxCharacters: number): string {
  const stored = text.replaceAll('\0', '').toWellFormed()
  // Do not cut a surrogate pair in two.
  return stored.length <= maxCharacters ? stored : stored.slice(0, maxCharacters).toWellFormed()
}
