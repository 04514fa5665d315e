import { z } from 'zod'
import { emailAddress } from '../text.ts'
import { type CallTable, done } from './call.ts'

/** Call of the newsletter box in the site's footer. */
export const newsletterCalls = {
  subscribeToNewsletter: {
    method: 'POST',
    path: '/api/newsletter',
    access: 'everyone',
    summary: 'Subscribe an address; the same answer for one already known (decision 16)',
    body: z.strictObject({ email: emailAddress.min(3, 'must be an email address') }),
    response: done,
  },
} as const satisfies CallTable
