import { startTransition, useEffect, useState } from 'react'
import { useEditorState } from '../../../editing/editor-context.tsx'

/** what a screen holds at least, so that the form stands there with the first frame */
const firstChunks = 1
const chunksAtATime = 4

/**
 * How many chunks have their cards. A long form shows its beginning at once and grows on between frames; whoever
 * selects a field meanwhile gets the rest at once, since it may be there.
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
