import { z } from 'zod'
import { answers } from '../answers.ts'
import { text } from '../text.ts'
import { type CallTable, done, formId, isoTime, maxVersion, onePage, slug } from './call.ts'

/** Unfinished answers of one visitor, stored while they fill in a form with `advanced.autoSave` (decision 21). */
const partialSubmission = z.object({
  id: z.string(),
  startedAt: isoTime,
  updatedAt: isoTime,
  submitterEmail: z.string().optional(),
  formVersion: z.int(),
  data: answers,
})

/** Key of a browser's unfinished answers: 16 random bytes as 32 hexadecimal digits. */
export const partialKey = z.string().regex(/^[0-9a-f]{32}$/, 'must be 32 hexadecimal digits')

/** Calls to save unfinished answers, and for the owner to list and delete them. */
export const partialCalls = {
  listPartials: {
    method: 'GET',
    path: '/api/forms/{id}/partials',
    access: 'owner',
    summary: 'Unfinished answers, last changed first; they are not submissions (decision 21)',
    params: formId,
    query: onePage,
    response: z.object({
      partials: z.array(partialSubmission),
      total: z.int(),
      nextCursor: z.string().nullable(),
    }),
  },
  deletePartial: {
    method: 'DELETE',
    path: '/api/forms/{id}/partials/{partialId}',
    access: 'owner',
    summary: 'Delete unfinished answers for good',
    params: formId.extend({ partialId: text(64) }),
    response: done,
  },
  savePartial: {
    method: 'PUT',
    path: '/api/public/forms/{slug}/partials/{key}',
    access: 'everyone',
    summary:
      'Store unfinished answers of a form with `advanced.autoSave`. They replace answers with the same key and an earlier `revision`; empty answers delete them. A submission with the header Partial-Key replaces them.',
    params: slug.extend({ key: partialKey }),
    query: z.object({
      revision: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
      formVersion: z.coerce.number().int().min(1).max(maxVersion).optional(),
    }),
    body: answers,
    response: done,
  },
} as const satisfies CallTable

/** Unfinished answers, as `listPartials` returns them. */
export type PartialSubmission = z.output<typeof partialSubmission>
