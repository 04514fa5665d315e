import type { SubmissionSummary } from '@ramiform/contract/calls'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** The figures of one question. */
export type QuestionSummary = SubmissionSummary['questions'][number]

/** Enough to fill any window at once; what follows comes in larger pieces. */
const firstPage = 50
const furtherPages = 200

/**
 * Submissions that match, newest first, read page by page. A visit to the page reads them anew, and never again
 * behind the reader's back: whoever has scrolled far would wait for hundreds of pages.
 */
export function submissionsQuery(formId: string, visit: number, q: string) {
  return infiniteQueryOptions({
    queryKey: ['form', formId, 'submissions', visit, q],
    queryFn: ({ pageParam, signal }) =>
      call('listSubmissions', {
        params: { id: formId },
        query: {
          limit: pageParam === null ? firstPage : furtherPages,
          ...(q !== '' && { q }),
          ...(pageParam !== null && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Unfinished answers; who looks at them sees them change. */
export function partialsQuery(formId: string) {
  return infiniteQueryOptions({
    queryKey: ['form', formId, 'partials'],
    queryFn: ({ pageParam, signal }) =>
      call('listPartials', {
        params: { id: formId },
        query: { limit: firstPage, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: 10_000,
  })
}

/** What was held back; who looks at it sees it grow. */
export function heldQuery(formId: string) {
  return infiniteQueryOptions({
    queryKey: ['form', formId, 'held'],
    queryFn: ({ pageParam, signal }) =>
      call('listHeld', {
        params: { id: formId },
        query: { limit: firstPage, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: 10_000,
  })
}

export function statisticsQuery(formId: string) {
  return queryOptions({
    queryKey: ['form', formId, 'statistics'],
    queryFn: ({ signal }) => call('submissionStatistics', { params: { id: formId }, signal }),
  })
}

/** what the keys of all single submissions of a form begin with */
export const oneOfForm = (formId: string) => ['form', formId, 'submission']

export function submissionQuery(formId: string, submissionId: string) {
  return queryOptions({
    queryKey: [...oneOfForm(formId), submissionId],
    queryFn: ({ signal }) =>
      call('readSubmission', { params: { id: formId, submissionId }, signal }),
    staleTime: 10_000,
  })
}

/** Which files of a submission are stored; these never change. */
export function filesQuery(formId: string, submissionId: string) {
  return queryOptions({
    queryKey: [...oneOfForm(formId), submissionId, 'files'],
    queryFn: ({ signal }) => call('listFiles', { params: { id: formId, submissionId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function summaryQuery(formId: string) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return queryOptions({
    queryKey: ['form', formId, 'summary'],
    queryFn: ({ signal }) =>
      call('submissionSummary', {
        params: { id: formId },
        query: timeZone === undefined ? {} : { timeZone },
        signal,
      }),
  })
}
