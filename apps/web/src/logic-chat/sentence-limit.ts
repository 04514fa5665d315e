/** maximum characters of a sentence; longer texts can be uploaded as a file */
export const longestSentence = 2_000

/** The message for a text that is too long to send, otherwise null. The text is never cut. */
export function tooLongText(text: string): string | null {
  const { length } = text.trim()
  if (length <= longestSentence) return null
  const [most, is] = [longestSentence, length].map((count) => count.toLocaleString('en'))
  return `A message can have ${most} characters, this one has ${is}. Shorten it, or let me read it as a file.`
}
