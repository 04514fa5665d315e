import type { Submission } from '@ramiform/contract/calls'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type ListQuery, submissionsQuery } from './submission-queries.ts'

/** The loaded submissions, without those deleted on this page. */
export function useSubmissions(
  formId: string,
  visit: number,
  list: ListQuery,
  deleted: ReadonlySet<string>,
) {
  const query = useInfiniteQuery({
    ...submissionsQuery(formId, visit, list),
    placeholderData: keepPreviousData,
  })
  const pages = query.data?.pages
  const read = useMemo(() => pages?.flatMap(({ submissions }) => submissions), [pages])
  const submissions: readonly Submission[] | undefined = useMemo(
    () => (deleted.size === 0 ? read : read?.filter(({ id }) => !deleted.has(id))),
    [read, deleted],
  )
  return { ...query, submissions }
}

export type SubmissionsRead = ReturnType<typeof useSubmissions>
