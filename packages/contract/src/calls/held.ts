import { z } from 'zod'
import { text } from '../text.ts'
import { type CallTable, done, formId, isoTime, onePage } from './call.ts'
import { submission } from './submissions.ts'

/** A submission held as possible spam until the owner releases or deletes it. */
const heldSubmission = submission.extend({
  /**
   * Reason the spam check held the submission (decision 163). `trap`: a hidden input was filled in. `fast`: the form
   * was sent faster than a person can. `unproven`: the proof of work was missing.
   */
  reason: z.enum(['trap', 'fast', 'unproven']),
  /** Milliseconds from opening the page to sending. Absent when the page did not report the time. */
  filledInMs: z.int().optional(),
})

const oneHeld = formId.extend({ heldId: text(64) })

/** Calls to list, release, delete and restore held submissions. */
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

/** A held submission, as `listHeld` returns it. */
export type HeldSubmission = z.output<typeof heldSubmission>
