import type { SubmissionSummary } from '@ramiform/contract/calls'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { deliveriesInterval, deliveriesKey } from '../../../forms/deliveries/use-delivery-call.ts'
import type { FilterQuery } from '../filters/results-filter.ts'

/** Statistics of one question. */
export type QuestionSummary = SubmissionSummary['questions'][number]

/** First page size, enough to fill any window. Later pages are larger. */
const firstPage = 50
const furtherPages = 200
/** Far down the list, or when all are selected, fewer and larger pages arrive sooner. */
const manyPages = 6
const largePages = 1_000

/** Filter and order of a list. */
export interface ListQuery extends FilterQuery {
  sort?: 'oldest'
}

/**
 * Matching submissions in pages. Each visit loads them once, without background refetches: after long
 * scrolling these would reload hundreds of pages.
 */
export function submissionsQuery(formId: string, visit: number, list: ListQuery) {
  return infiniteQueryOptions({
    queryKey: ['form', formId, 'submissions', visit, list],
    queryFn: ({ pageParam, signal }) =>
      call('listSubmissions', {
        params: { id: formId },
        query: {
          ...list,
          limit: pageParam === null ? firstPage : pageParam.limit,
          ...(pageParam !== null && { cursor: pageParam.cursor }),
        },
        signal,
      }),
    initialPageParam: null as { cursor: string; limit: number } | null,
    getNextPageParam: ({ nextCursor }, pages) =>
      nextCursor === null
        ? null
        : { cursor: nextCursor, limit: pages.length < manyPages ? furtherPages : largePages },
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

/** Number of unfinished entries. */
export const partialTotalQuery = (formId: string) =>
  queryOptions({
    queryKey: ['form', formId, 'partials', 'total'],
    queryFn: async ({ signal }) => {
      const query = { limit: 1 }
      return (await call('listPartials', { params: { id: formId }, query, signal })).total
    },
  })

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

/** @param filter the neighbors are those that it finds */
export function submissionQuery(formId: string, submissionId: string, filter: FilterQuery) {
  return queryOptions({
    queryKey: [...oneOfForm(formId), submissionId, filter],
    queryFn: ({ signal }) =>
      call('readSubmission', { params: { id: formId, submissionId }, query: filter, signal }),
    staleTime: 10_000,
  })
}

/** Stored files of a submission; they never change. */
export function filesQuery(formId: string, submissionId: string) {
  return queryOptions({
    queryKey: ['form', formId, 'files', submissionId],
    queryFn: ({ signal }) => call('listFiles', { params: { id: formId, submissionId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Emails and webhook calls about a submission. */
export function deliveriesQuery(formId: string, submissionId: string) {
  return queryOptions({
    queryKey: [...deliveriesKey(formId), submissionId],
    queryFn: async ({ signal }) => {
      const query = { limit: 100, submissionId }
      return (await call('listDeliveries', { params: { id: formId }, query, signal })).deliveries
    },
    refetchInterval: ({ state }) => deliveriesInterval(state.data ?? []),
  })
}

/** The newest versions of a form, with the times at which they went live. */
export function versionsQuery(formId: string) {
  return queryOptions({
    queryKey: ['form', formId, 'versions', 'live'],
    queryFn: async ({ signal }) => {
      const query = { limit: 100 }
      return (await call('listFormVersions', { params: { id: formId }, query, signal })).versions
    },
  })
}

export function summaryQuery(formId: string, filter: FilterQuery = {}) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return queryOptions({
    queryKey: ['form', formId, 'summary', filter],
    queryFn: ({ signal }) =>
      call('submissionSummary', {
        params: { id: formId },
        query: { ...filter, ...(timeZone !== undefined && { timeZone }) },
        signal,
      }),
  })
}
