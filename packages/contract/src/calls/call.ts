import { z } from 'zod'
import { text } from '../text.ts'

/** One API call: method, path, access rule, and the schemas of its request and response. */
interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** URL path. `{name}` is a path parameter and must be a key of `params`. */
  readonly path: string
  /**
   * Access rule. `owner` requires a session and limits access to the owner's data. Without a session the response is
   * 401; for another owner's data it is 404 (decision 18).
   */
  readonly access: 'everyone' | 'owner'
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  readonly response: z.ZodType
  /** Media type of the response. Default: JSON. In JSON lines, `response` is the schema of one line. */
  readonly responseType?: 'application/x-ndjson'
}

/** API calls by name. */
export type CallTable = Readonly<Record<string, Call>>

// Schemas that calls on several topics share.

/** Time in UTC in ISO 8601 format, such as `2027-05-03T16:00:00Z`. */
export const isoTime = z.iso.datetime()
/** Path parameter with the id of a form. */
export const formId = z.object({ id: text(64) })
/** Path parameter with the slug, the last part of a form's public link. */
export const slug = z.object({ slug: text(200) })
/** Response of calls that return no data. */
export const done = z.object({ ok: z.literal(true) })
/** Highest version number: the largest 32-bit signed integer, because the database stores versions in 4 bytes. */
export const maxVersion = 2_147_483_647
/**
 * Query parameters for cursor pagination. `limit` is items per page; `cursor` is the `nextCursor` of the previous page.
 */
export const onePage = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: text(200).optional(),
})
