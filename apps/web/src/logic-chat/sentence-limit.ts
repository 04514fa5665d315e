/** longer than this it is no sentence: it can be given as a file */
export const longestSentence = 2_000

/** Null while a text can be sent; otherwise what to do about it. Nothing of it is cut. */
export function tooLongText(text: string): string | null {
  const { length } = text.trim()
  if (length <= longestSentence) return null
  const [most, is] = [longestSentence, length].map((count) => count.toLocaleString('en'))
  return `A message can have ${most} characters, this one has ${is}. Shorten it, or let me read it as a file.`
}
