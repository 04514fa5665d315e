import { useCallback, useEffect } from 'react'
import type { SubmissionsRead } from './use-submissions.ts'

/** A function for views to call near the end of the loaded rows: it loads the next page if possible. */
export function useReadingOn(read: SubmissionsRead): () => void {
  const { submissions, hasNextPage, isFetchNextPageError } = read
  const { fetchNextPage, isPlaceholderData, isFetching } = read
  const mayReadOn = hasNextPage && !isFetching && !isFetchNextPageError && !isPlaceholderData
  const readOn = useCallback(() => {
    if (mayReadOn) void fetchNextPage()
  }, [mayReadOn, fetchNextPage])

  // Without a visible row, load the next page automatically. This also applies when all loaded rows were deleted.
  const isBare = submissions?.length === 0
  useEffect(() => {
    if (isBare) readOn()
  }, [isBare, readOn])
  return readOn
}
