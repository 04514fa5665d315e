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
      'Submissions held as possible spam, newest first. `refused`: rejected in the last 30 days because the limit of held submissions was reached. `guardedUntil`: until when submissions need a proof of work, unless the flood goes on.',
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
      'Release a held submission with its original time and send its messages now. Repeating the call returns the same answer.',
    params: oneHeld,
    response: done,
  },
  deleteHeld: {
    method: 'DELETE',
    path: '/api/forms/{id}/held/{heldId}',
    access: 'owner',
    summary: 'Delete a held submission; it can be restored for a short time',
    params: oneHeld,
    response: done,
  },
  restoreHeld: {
    method: 'POST',
    path: '/api/forms/{id}/held/{heldId}/restore',
    access: 'owner',
    summary: 'Restore a deleted held submission; 404 when it is deleted for good',
    params: oneHeld,
    response: done,
  },
  deleteAllHeld: {
    method: 'DELETE',
    path: '/api/forms/{id}/held',
    access: 'owner',
    summary: 'Permanently delete the held submissions of a form until `before`, or until now',
    params: formId,
    query: z.object({ before: isoTime.optional() }),
    response: done,
  },
} as const satisfies CallTable

export type HeldSubmission = z.output<typeof heldSubmission>
