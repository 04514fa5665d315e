/**
 * Whether a mail can be addressed to it: one mailbox, without a name, a list or anything that a mail program could
 * read as more than that. Apart from the schemas, so that a browser can ask it too.
 */
export function isMailbox(text: string): boolean {
  return (
    text.length <= 254 &&
    /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+@[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}.]+(\.[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}.]+)+$/u.test(
      text,
    )
  )
}
