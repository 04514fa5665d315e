import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Prefix of the keys of both lists, to refresh them together. */
export const binKey = ['bin']

const pageSize = 50

const pageQuery = (q: string, cursor: string | null) => ({
  limit: pageSize,
  ...(q !== '' && { q }),
  ...(cursor !== null && { cursor }),
})

export function deletedFormsQuery(q: string) {
  return infiniteQueryOptions({
    queryKey: [...binKey, 'forms', q],
    queryFn: ({ pageParam, signal }) =>
      call('listDeletedForms', { query: pageQuery(q, pageParam), signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
}

/** Deleted submissions of all forms, or of one. */
export function deletedSubmissionsQuery(q: string, form: string | null) {
  return infiniteQueryOptions({
    queryKey: [...binKey, 'submissions', q, form],
    queryFn: ({ pageParam, signal }) =>
      call('listDeletedSubmissions', {
        query: { ...pageQuery(q, pageParam), ...(form !== null && { form }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
}
