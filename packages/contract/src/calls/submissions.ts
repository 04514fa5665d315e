import { z } from 'zod'
import { answers } from '../answers.ts'
import { sortOrder, submissionFilter } from '../submission-filter.ts'
import { text } from '../text.ts'
import { type CallTable, done, formId, isoTime } from './call.ts'

/** A submission: the answers of one respondent, with the time and the form's version. */
export const submission = z.object({
  id: z.string(),
  submittedAt: isoTime,
  submitterEmail: z.string().optional(),
  /** Version of the form that the answers were checked against (decision 35). */
  formVersion: z.int(),
  data: answers,
})

/** Summary of the answers to each question. `@ramiform/core/submissions/summary` computes it. */
const submissionSummary = z.object({
  /** Number of submissions in the summary: all, or only the newest when there are very many. */
  counted: z.int(),
  total: z.int(),
  /**
   * Submissions per day, oldest first, as `YYYY-MM-DD` in the requested time zone. Days without submissions are
   * omitted.
   */
  days: z.array(z.object({ day: z.string(), count: z.int() })),
  /** One entry for each field of the current form, in form order. */
  questions: z.array(
    z.object({
      fieldId: z.string(),
      /** Number of submissions in which the field was visible, always or because of other answers. */
      asked: z.int(),
      answered: z.int(),
      /** Count of each answer to a choice field. The form's options come first, in their order. */
      choices: z
        .array(z.object({ value: z.string(), count: z.int(), rank: z.number().optional() }))
        .optional(),
      numbers: z
        .object({
          median: z.number(),
          average: z.number(),
          lowest: z.number(),
          highest: z.number(),
          total: z.number(),
          /**
           * Histogram with up to 10 ranges of equal width. `from` is inclusive; `to` is exclusive except in the last
           * range.
           */
          ranges: z.array(z.object({ from: z.number(), to: z.number(), count: z.int() })),
        })
        .optional(),
      /** Newest answers to a text question. */
      newest: z
        .array(z.object({ submissionId: z.string(), submittedAt: isoTime, text: z.string() }))
        .optional(),
    }),
  ),
})

/** Path parameters with the ids of a form and of one of its submissions. */
export const oneSubmission = formId.extend({ submissionId: text(64) })

/** Cursor of a count or of choices that hit the time limit. Add up the numbers of all answers. */
const goOn = {
  /** False when the time limit ended the count early. The numbers then cover only a part of the submissions. */
  complete: z.boolean(),
  /** Send it as `cursor` to count the next part; null when `complete`. */
  nextCursor: z.string().nullable(),
}

const submissionIds = z.strictObject({ ids: z.array(text(64)).max(200) })

/** Calls to read, summarize, delete and restore a form's submissions. */
export const submissionCalls = {
  listSubmissions: {
    method: 'GET',
    path: '/api/forms/{id}/submissions',
    access: 'owner',
    summary:
      'Submissions, newest first; `q` searches the email address and the answers. A search or filter may return fewer than `limit`, even none; only a `nextCursor` of null ends it.',
    params: formId,
    query: submissionFilter.extend({
      limit: z.coerce.number().int().min(1).max(1_000).default(1_000),
      cursor: text(200).optional(),
      sort: sortOrder,
    }),
    response: z.object({ submissions: z.array(submission), nextCursor: z.string().nullable() }),
  },
  countSubmissions: {
    method: 'GET',
    path: '/api/forms/{id}/submissions/count',
    access: 'owner',
    summary:
      'The number of submissions that a filter finds, as far as it was counted within the time limit',
    params: formId,
    query: submissionFilter.extend({ cursor: text(200).optional() }),
    response: z.object({ count: z.int(), ...goOn }),
  },
  countChoices: {
    method: 'GET',
    path: '/api/forms/{id}/submissions/choices',
    access: 'owner',
    summary:
      'How many submissions have each answer to one question. Leave out the filter being edited; all others apply',
    params: formId,
    query: submissionFilter.extend({ field: text(64), cursor: text(200).optional() }),
    response: z.object({
      /**
       * Count of each answer to a choice field; an answer with several options counts for each. The form's options come
       * first, in their order, then up to 100 other answers. Empty for fields without options.
       */
      choices: z.array(z.object({ value: z.string(), count: z.int() })),
      answered: z.int(),
      noResponse: z.int().describe('asked and left empty'),
      notAsked: z.int().describe('hidden, or not in the version that was filled in'),
      ...goOn,
    }),
  },
  submissionStatistics: {
    method: 'GET',
    path: '/api/forms/{id}/submissions/stats',
    access: 'owner',
    summary: 'The four figures above the submissions',
    params: formId,
    response: z.object({
      total: z.int(),
      withEmail: z.int(),
      thisWeek: z.int(),
      averagePerDay: z.int(),
      heldBack: z.int().describe('not counted in the others'),
    }),
  },
  readSubmission: {
    method: 'GET',
    path: '/api/forms/{id}/submissions/{submissionId}',
    access: 'owner',
    summary:
      'One submission, with the ids of the next newer and the next older one that the filter finds. The submission itself need not match',
    params: oneSubmission,
    query: submissionFilter,
    response: z.object({
      submission,
      newer: z.string().nullable(),
      older: z.string().nullable(),
      /** False when the time limit ended the search for a neighbor. A null neighbor may then exist. */
      complete: z.boolean(),
    }),
  },
  listFiles: {
    method: 'GET',
    path: '/api/forms/{id}/submissions/{submissionId}/files',
    access: 'owner',
    summary: 'The files of one submission whose content is stored; each is at this path and its id',
    params: oneSubmission,
    response: z.object({
      files: z.array(
        z.object({
          id: z.string(),
          fieldId: z.string(),
          name: z.string(),
          size: z.int().describe('bytes'),
        }),
      ),
    }),
  },
  deleteSubmission: {
    method: 'DELETE',
    path: '/api/forms/{id}/submissions/{submissionId}',
    access: 'owner',
    summary: 'Move one submission to the bin, where it can be restored for 30 days',
    params: oneSubmission,
    response: done,
  },
  restoreSubmission: {
    method: 'POST',
    path: '/api/forms/{id}/submissions/{submissionId}/restore',
    access: 'owner',
    summary: 'Restore a submission from the bin; 404 when it is not there',
    params: oneSubmission,
    response: z.object({ submission }),
  },
  deleteSubmissions: {
    method: 'POST',
    path: '/api/forms/{id}/submissions/delete',
    access: 'owner',
    summary: 'Move up to 200 submissions to the bin; returns those that were moved',
    params: formId,
    body: submissionIds,
    response: submissionIds,
  },
  restoreSubmissions: {
    method: 'POST',
    path: '/api/forms/{id}/submissions/restore',
    access: 'owner',
    summary: 'Restore up to 200 submissions from the bin; returns those that were restored',
    params: formId,
    body: submissionIds,
    response: submissionIds,
  },
  submissionSummary: {
    method: 'GET',
    path: '/api/forms/{id}/submissions/summary',
    access: 'owner',
    summary: 'A summary of the answers to each question',
    params: formId,
    query: submissionFilter.extend({ timeZone: text(64).default('UTC') }),
    response: submissionSummary,
  },
} as const satisfies CallTable

/** A submission, as the owner reads it. */
export type Submission = z.output<typeof submission>
/** Summary of a form's answers, as `submissionSummary` returns it. */
export type SubmissionSummary = z.output<typeof submissionSummary>
