import { startTransition, useEffect, useState } from 'react'
import { useEditorState } from '../../../editing/editor-context.tsx'

/** chunks in the first render, enough cards to fill a screen */
const firstChunks = 1
const chunksAtATime = 4

/**
 * Number of chunks to render. A long form shows its start first and adds chunks between frames. Selecting a field
 * renders all chunks at once, since the field may be in any of them.
 */
export function useShownChunks(count: number): number {
  const [shown, setShown] = useState(firstChunks)
  const inUse = useEditorState(({ selected }) => selected !== null)
  useEffect(() => {
    if (shown >= count) return
    const timer = setTimeout(() => startTransition(() => setShown(shown + chunksAtATime)))
    return () => clearTimeout(timer)
  }, [shown, count])
  return inUse ? count : shown
}
