import { z } from 'zod'

/** Requests of `ramiform backup` to the running server, one line of JSON each. */
export const requestSchema = z.discriminatedUnion('ask', [
  /** Records a run; `id` is the run that the server has started itself. */
  z.object({ ask: z.literal('begin'), id: z.uuid().optional() }),
  /** Copies the embedded database. */
  z.object({ ask: z.literal('copy') }),
  /** Deletes the copy. */
  z.object({ ask: z.literal('release') }),
  z.object({ ask: z.literal('succeed'), moment: z.iso.datetime(), bytes: z.number() }),
  z.object({ ask: z.literal('fail'), error: z.string() }),
])
export type ChannelRequest = z.output<typeof requestSchema>

export const responseSchema = z.union([
  z.object({ copy: z.object({ directory: z.string(), moment: z.iso.datetime() }) }),
  z.object({ done: z.literal(true) }),
  z.object({ error: z.string() }),
])
export type ChannelResponse = z.output<typeof responseSchema>

/** Name of the socket in the data directory. */
export const channelName = 'backup.sock'
