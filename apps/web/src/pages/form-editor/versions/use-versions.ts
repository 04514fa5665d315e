import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { formVersionQuery } from '../../../api/queries.ts'
import { useEditorState } from '../../../editing/editor-context.tsx'

const pageSize = 50

/** The saved versions of the form, newest first, page by page. */
export function useVersions() {
  const id = useEditorState(({ facts }) => facts.id)
  const newest = useEditorState(({ saved }) => saved.revision)
  return useInfiniteQuery({
    // A save adds one on top: the list is another one then.
    queryKey: ['form', id, 'versions', newest],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) =>
      call('listFormVersions', {
        params: { id },
        query: { limit: pageSize, ...(pageParam !== undefined && { before: pageParam }) },
        signal,
      }),
    getNextPageParam: ({ nextBefore }) => nextBefore ?? undefined,
  })
}

/** One version with its fields. */
export function useVersion(version: number) {
  const id = useEditorState(({ facts }) => facts.id)
  // Automatic saves replace the version that is edited.
  return useQuery({ ...formVersionQuery(id, version), staleTime: 0 })
}
