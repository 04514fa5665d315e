import { z } from 'zod'
import { text } from '../text.ts'
import { type CallTable, done, formId, isoTime, onePage } from './call.ts'
import { submission } from './submissions.ts'

/** A submission that looks like spam, until its owner has seen it. */
const heldSubmission = submission.extend({
  /** a mark of a program, or a proof of work that did not come (decision 163) */
  reason: z.enum(['trap', 'fast', 'unproven']),
  /** from opening the page to sending, in milliseconds, where the page told */
  filledInMs: z.int().optional(),
})

const oneHeld = formId.extend({ heldId: text(64) })

/** What an owner does with submissions that were held back. */
export const heldCalls = {
  listHeld: {
    method: 'GET',
    path: '/api/forms/{id}/held',
    access: 'owner',
    summary:
      'Submissions that were held back because they look like spam, newest first. `refused`: how many were refused because no more are kept, in the last 30 days. `guardedUntil`: until when submissions need a proof of work, unless the flood goes on.',
    params: formId,
    query: onePage,
    response: z.object({
      held: z.array(heldSubmission),
      total: z.int(),
      nextCursor: z.string().nullable(),
      refused: z.int(),
      guardedUntil: isoTime.nullable(),
    }),
  },
  releaseHeld: {
    method: 'POST',
    path: '/api/forms/{id}/held/{heldId}/release',
    access: 'owner',
    summary:
      'Make a submission of what was held back, as of when it came; its messages are sent now. The same answer for one that was released before.',
    params: oneHeld,
    response: done,
  },
  deleteHeld: {
    method: 'DELETE',
    path: '/api/forms/{id}/held/{heldId}',
    access: 'owner',
    summary: 'Delete what was held back; for a while it can be restored',
    params: oneHeld,
    response: done,
  },
  restoreHeld: {
    method: 'POST',
    path: '/api/forms/{id}/held/{heldId}/restore',
    access: 'owner',
    summary: 'Hold back again what was deleted a moment ago; 404 when it is gone for good',
    params: oneHeld,
    response: done,
  },
  deleteAllHeld: {
    method: 'DELETE',
    path: '/api/forms/{id}/held',
    access: 'owner',
    summary: 'Delete for good everything of a form that was held back until `before`, or until now',
    params: formId,
    query: z.object({ before: isoTime.optional() }),
    response: done,
  },
} as const satisfies CallTable

export type HeldSubmission = z.output<typeof heldSubmission>
