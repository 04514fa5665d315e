import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { formVersionQuery } from '../../../api/queries.ts'
import { useEditorState } from '../../../editing/editor-context.tsx'

const pageSize = 50

/** Saved versions of the form, newest first, loaded in pages. */
export function useVersions() {
  const id = useEditorState(({ facts }) => facts.id)
  const newest = useEditorState(({ saved }) => saved.revision)
  return useInfiniteQuery({
    // Each save adds a version at the top, so the key includes the newest one.
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
  // Autosave overwrites the latest version, so cached copies may be stale.
  return useQuery({ ...formVersionQuery(id, version), staleTime: 0 })
}
