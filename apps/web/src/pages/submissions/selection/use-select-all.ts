import { useEffect, useState } from 'react'
import type { RowSelection } from '../../../ui/use-row-selection.ts'
import type { SubmissionsRead } from '../shared/use-submissions.ts'

/** Selects every found submission: loads the rows that are missing, then selects all of them. */
export function useSelectAll(read: SubmissionsRead, selection: RowSelection) {
  const [isWanted, setIsWanted] = useState(false)
  const { submissions, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = read
  const { add, ids } = selection
  const isEnded = isWanted && (!hasNextPage || isFetchNextPageError || ids.size === 0)
  if (isEnded) setIsWanted(false)

  useEffect(() => {
    if (!isWanted) return
    if (submissions !== undefined) add(submissions.map(({ id }) => id))
    if (hasNextPage && !isFetching) void fetchNextPage()
  }, [isWanted, submissions, hasNextPage, isFetching, fetchNextPage, add])

  return {
    isReadingAll: isWanted,
    selectAll() {
      if (submissions !== undefined) add(submissions.map(({ id }) => id))
      setIsWanted(hasNextPage)
    },
  }
}
