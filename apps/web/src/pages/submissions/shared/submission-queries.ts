import type { SubmissionSummary } from '@ramiform/contract/calls'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** Statistics of one question. */
export type QuestionSummary = SubmissionSummary['questions'][number]

/** First page size, enough to fill any window. Later pages are larger. */
const firstPage = 50
const furtherPages = 200

/**
 * Matching submissions, newest first, in pages. Each visit loads them once, without background refetches: after long
 * scrolling these would reload hundreds of pages.
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

interface PageRequest {
  readonly params: { readonly id: string }
  readonly query: { readonly limit: number; readonly cursor?: string }
  readonly signal: AbortSignal
}

/** Pages of a list, refreshed while its tab is open. */
function refreshedPages<Page extends { readonly nextCursor: string | null }>(
  formId: string,
  name: string,
  list: (request: PageRequest) => Promise<Page>,
) {
  return infiniteQueryOptions({
    queryKey: ['form', formId, name],
    queryFn: ({ pageParam, signal }) =>
      list({
        params: { id: formId },
        query: { limit: firstPage, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: 10_000,
  })
}

/** Unfinished entries. */
export const partialsQuery = (formId: string) =>
  refreshedPages(formId, 'partials', (request) => call('listPartials', request))

/** Held submissions. */
export const heldQuery = (formId: string) =>
  refreshedPages(formId, 'held', (request) => call('listHeld', request))

export function statisticsQuery(formId: string) {
  return queryOptions({
    queryKey: ['form', formId, 'statistics'],
    queryFn: ({ signal }) => call('submissionStatistics', { params: { id: formId }, signal }),
  })
}

/** cache key prefix of all single submissions of a form */
export const oneOfForm = (formId: string) => ['form', formId, 'submission']

export function submissionQuery(formId: string, submissionId: string) {
  return queryOptions({
    queryKey: [...oneOfForm(formId), submissionId],
    queryFn: ({ signal }) =>
      call('readSubmission', { params: { id: formId, submissionId }, signal }),
    staleTime: 10_000,
  })
}

/** Stored files of a submission; they never change. */
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
