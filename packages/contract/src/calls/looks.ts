import { z } from 'zod'
import { lookStyle } from '../form-schema.ts'
import { maxLookName } from '../looks.ts'
import { text } from '../text.ts'
import { type CallTable, done } from './call.ts'

const look = z.object({ id: z.string(), name: z.string(), style: lookStyle })

/** Calls for the looks that an owner keeps (decision 270). */
export const lookCalls = {
  listLooks: {
    method: 'GET',
    path: '/api/looks',
    access: 'owner',
    summary: 'The kept looks of the signed-in owner, the oldest first',
    response: z.object({ looks: z.array(look) }),
  },
  keepLook: {
    method: 'POST',
    path: '/api/looks',
    access: 'owner',
    summary: 'Keep a look; replaces the kept look with the same name. 409 when the account is full',
    body: z.strictObject({
      name: text(maxLookName)
        .trim()
        .refine((name) => name !== '', 'must not be empty'),
      style: lookStyle,
    }),
    response: z.object({ look }),
  },
  deleteLook: {
    method: 'DELETE',
    path: '/api/looks/{lookId}',
    access: 'owner',
    summary: 'Delete a kept look; forms with its colors stay as they are',
    params: z.strictObject({ lookId: text(64) }),
    response: done,
  },
} as const satisfies CallTable

/** A kept look, as `listLooks` returns it. */
export type KeptLook = z.output<typeof look>
