import type { Form, FormSchema } from '@ramiform/core/form'
import { keepPreviousData, useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
import { formVersionQuery } from '../../api/queries.ts'

const pageSize = 50
/** how long to wait for the next key before the server is asked */
const searchPauseMs = 250

/** Submissions that match, newest first, read page by page. */
export function useSubmissions(formId: string, search: string) {
  const q = useSettled(search.trim(), searchPauseMs)
  const query = useInfiniteQuery({
    queryKey: ['form', formId, 'submissions', q],
    queryFn: ({ pageParam, signal }) =>
      call('listSubmissions', {
        params: { id: formId },
        query: {
          limit: pageSize,
          ...(q !== '' && { q }),
          ...(pageParam !== null && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  })
  return {
    ...query,
    /** what the rows at hand were searched for */
    searchedFor: q,
    submissions: query.data?.pages.flatMap(({ submissions }) => submissions),
  }
}

export function useStatistics(formId: string) {
  return useQuery({
    queryKey: ['form', formId, 'statistics'],
    queryFn: ({ signal }) => call('submissionStatistics', { params: { id: formId }, signal }),
  })
}

/** The schema that a submission was filled in on (decision 35); the current one until an older one is read. */
export function useSchemas(form: Form, versions: readonly number[]) {
  const older = [...new Set(versions)].filter((version) => version !== form.version)
  const read = useQueries({
    queries: older.map((version) => formVersionQuery(form.id, version)),
    combine: (results) =>
      new Map(results.flatMap(({ data }) => (data ? [[data.version, data.schema]] : []))),
  })
  return (version: number): FormSchema => read.get(version) ?? form.schema
}

/** A value once it has stopped changing; emptying it counts at once. */
function useSettled(value: string, pauseMs: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return settled
}
