import { z } from 'zod'
import { text } from '../text.ts'

/** One call: its path, who may call it, what it takes and what it answers. */
interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `{name}` stands for a member of `params` */
  readonly path: string
  /** `owner`: signed in, and only for what is theirs; everything else answers 401 or 404 (decision 18) */
  readonly access: 'everyone' | 'owner'
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  readonly response: z.ZodType
}

export type CallTable = Readonly<Record<string, Call>>

// What the calls about several matters take and answer.

export const isoTime = z.iso.datetime()
export const formId = z.object({ id: text(64) })
export const slug = z.object({ slug: text(200) })
export const done = z.object({ ok: z.literal(true) })
/** Versions count from 1 and are stored in four bytes. */
export const maxVersion = 2_147_483_647
/** A page of a list whose pages are told by where the one before ended. */
export const onePage = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: text(200).optional(),
})
