/**
 * Checks if a text is one plain email address, without a display name or a list of addresses. Characters that email
 * programs could read as further addresses or headers are rejected. The function is separate from the schemas, so that
 * browsers can load it without zod.
 * @param text candidate address; addresses over 254 characters are rejected (limit of SMTP, RFC 5321)
 * @returns true if the server can send email to it
 */
export function isMailbox(text: string): boolean {
  return (
    text.length <= 254 &&
    /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+@[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}.]+(\.[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}.]+)+$/u.test(
      text,
    )
  )
}
