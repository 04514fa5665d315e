import { z } from 'zod'
import { isMailbox } from './mailbox.ts'
import { isWebAddress } from './web-address.ts'

export { isWebAddress }

/** Text that PostgreSQL can store and every browser can show: no NUL, no half of a surrogate pair. */
export function text(maxCharacters: number) {
  return z
    .string()
    .max(maxCharacters, `must be no longer than ${maxCharacters.toLocaleString('en')} characters`)
    .refine((value) => !value.includes('\0'), 'must not contain the NUL character')
    .refine((value) => value.isWellFormed(), 'contains an invalid character (a lone surrogate)')
}

/** An address that a browser may be sent to (decision 25). The empty string means none. */
export const webAddress = text(2_000).refine(
  (value) => value === '' || isWebAddress(value),
  'must be a complete http:// or https:// address without a user name or password',
)

/** An e-mail address as the specification checks it: text, @, text, dot, text. The empty string means none. */
export const emailAddress = text(320).refine(
  (value) => value === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
  'must be an email address',
)

/** One address that a mail can be sent to. The empty string means none. */
export const mailbox = text(320).refine(
  (value) => value === '' || isMailbox(value),
  'must be one email address, such as you@example.org',
)

/** The SHA-256 of a stored image, in hexadecimal digits. */
export const imageId = z.string().regex(/^[0-9a-f]{64}$/, 'must be the id of a stored image')
