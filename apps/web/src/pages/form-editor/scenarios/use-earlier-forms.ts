import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { liveFormQuery } from '../../../api/queries.ts'
import { useEditorState } from '../../../editing/editor-context.tsx'
import type { LiveForm } from './broken-by.ts'

/** The version that visitors see; null for a draft, and while it is loading. */
export function useLiveForm(): LiveForm | null {
  const id = useEditorState(({ facts }) => facts.id)
  const live = useEditorState(({ facts }) => facts.live)
  const { data } = useQuery({ ...liveFormQuery(id), enabled: live !== null })
  return useMemo(() => (data === undefined || data.version !== live ? null : data), [data, live])
}
