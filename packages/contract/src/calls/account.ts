import { z } from 'zod'
import { text } from '../text.ts'
import { type CallTable, isoTime } from './call.ts'

/** Calls for an owner's own account. `/api/account/export.zip` downloads everything in it. */
export const accountCalls = {
  readAccount: {
    method: 'GET',
    path: '/api/account',
    access: 'owner',
    summary: 'What the account has: forms and files include those in the bin',
    response: z.object({
      email: z.string(),
      contents: z.object({
        forms: z.int(),
        submissions: z.int(),
        files: z.int(),
        /** Total size of the files in bytes. */
        fileBytes: z.number(),
      }),
      /** Limits that the operator set; null for none. */
      quotas: z.object({
        forms: z.int().nullable(),
        submissions: z.int().nullable(),
        fileBytes: z.number().nullable(),
        mailsPerDay: z.int().nullable(),
      }),
    }),
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/account/delete',
    access: 'owner',
    summary:
      'Delete the account. All forms close at once and go to the bin. Signing in again within 30 days keeps the account. With `forever`, everything is deleted now. `confirm` is the email address of the account.',
    body: z.strictObject({ confirm: text(320), forever: z.boolean().default(false) }),
    response: z.object({ ok: z.literal(true), restorableUntil: isoTime.nullable() }),
  },
} as const satisfies CallTable
