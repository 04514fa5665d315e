import { z } from 'zod'
import { isMailbox } from './mailbox.ts'
import { isWebAddress } from './web-address.ts'

export { isWebAddress }

/**
 * Schema for text that PostgreSQL can store and every browser can display. It rejects the NUL character and lone
 * surrogates.
 * @param maxCharacters maximum length in UTF-16 code units, as `String.length` counts
 * @returns a zod schema; longer or invalid text fails with a message in plain English
 */
export function text(maxCharacters: number) {
  return z
    .string()
    .max(maxCharacters, `must be no longer than ${maxCharacters.toLocaleString('en')} characters`)
    .refine((value) => !value.includes('\0'), 'must not contain the NUL character')
    .refine((value) => value.isWellFormed(), 'contains an invalid character (a lone surrogate)')
}

/**
 * Web address that a browser may open: http or https without credentials, at most 2,000 characters (decision 25). The
 * empty string means none.
 */
export const webAddress = text(2_000).refine(
  (value) => value === '' || isWebAddress(value),
  'must be a complete http:// or https:// address without a user name or password',
)

/**
 * Email address by the specification's rule: text, @, text, dot, text; at most 320 characters. The empty string means
 * none.
 */
export const emailAddress = text(320).refine(
  (value) => value === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
  'must be an email address',
)

/** Email address that the server sends to. It follows the stricter rule of `isMailbox`. The empty string means none. */
export const mailbox = text(320).refine(
  (value) => value === '' || isMailbox(value),
  'must be one email address, such as you@example.org',
)

/** Id of a stored image: the SHA-256 of its content as 64 hexadecimal digits. */
export const imageId = z.string().regex(/^[0-9a-f]{64}$/, 'must be the id of a stored image')
