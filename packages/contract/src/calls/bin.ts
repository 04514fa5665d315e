import { z } from 'zod'
import { text } from '../text.ts'
import { type CallTable, done, formId, isoTime, onePage } from './call.ts'
import { form, formListItem } from './forms.ts'
import { oneSubmission, submission } from './submissions.ts'

const deletedForm = formListItem
  .pick({
    id: true,
    name: true,
    description: true,
    slug: true,
    submissionCount: true,
    shape: true,
  })
  .extend({ deletedAt: isoTime })

const deletedSubmission = submission.extend({
  formId: z.string(),
  formName: z.string(),
  deletedAt: isoTime,
})

const searchedPage = onePage.extend({ q: text(500).optional() })

/** Calls for the bin. It stores deleted forms and submissions for 30 days (decision 212). */
export const binCalls = {
  listDeletedForms: {
    method: 'GET',
    path: '/api/bin/forms',
    access: 'owner',
    summary:
      'Forms in the bin, last deleted first. `q` searches names and descriptions; `total` counts all forms in the bin.',
    query: searchedPage,
    response: z.object({
      forms: z.array(deletedForm),
      total: z.int(),
      nextCursor: z.string().nullable(),
    }),
  },
  restoreForm: {
    method: 'POST',
    path: '/api/bin/forms/{id}/restore',
    access: 'owner',
    summary:
      'Restore a form from the bin, with its submissions: as a draft, or with `as=before` published if it was published when it was deleted, with its unpublished changes still unpublished',
    params: formId,
    query: z.object({ as: z.enum(['draft', 'before']).default('draft') }),
    response: z.object({ form }),
  },
  deleteFormForever: {
    method: 'DELETE',
    path: '/api/bin/forms/{id}',
    access: 'owner',
    summary: 'Delete a form in the bin for good, with its submissions and files',
    params: formId,
    response: done,
  },
  listDeletedSubmissions: {
    method: 'GET',
    path: '/api/bin/submissions',
    access: 'owner',
    summary:
      'Submissions in the bin, last deleted first, of one `form` or of all. `q` searches the email address and the answers. A search may return fewer than `limit`, even none; only a `nextCursor` of null ends it. `total` counts all submissions in the bin, or all of the `form`.',
    query: searchedPage.extend({ form: text(64).optional() }),
    response: z.object({
      submissions: z.array(deletedSubmission),
      total: z.int(),
      nextCursor: z.string().nullable(),
    }),
  },
  deleteSubmissionForever: {
    method: 'DELETE',
    path: '/api/forms/{id}/submissions/{submissionId}/forever',
    access: 'owner',
    summary: 'Delete a submission in the bin for good',
    params: oneSubmission,
    response: done,
  },
  emptyBin: {
    method: 'DELETE',
    path: '/api/bin',
    access: 'owner',
    summary: 'Delete for good everything that was moved to the bin until `before`, or until now',
    query: z.object({ before: isoTime.optional() }),
    response: done,
  },
} as const satisfies CallTable

/** A form in the bin, as `listDeletedForms` returns it. */
export type DeletedForm = z.output<typeof deletedForm>
/** A submission in the bin, as `listDeletedSubmissions` returns it. */
export type DeletedSubmission = z.output<typeof deletedSubmission>
