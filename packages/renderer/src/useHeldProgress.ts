import type { Step } from '@ramiform/core/filling/steps'
import { useState } from 'react'

/**
 * How full the bar is, from 0 to 1. A branch that makes the form longer changes the counter; the bar holds its place
 * until the visitor has come that far, and only going back empties it.
 */
export function useHeldProgress({ index, progress }: Step): number {
  const [shown, setShown] = useState({ index, progress })
  const next = index < shown.index ? progress : Math.max(progress, shown.progress)
  if (index !== shown.index || next !== shown.progress) setShown({ index, progress: next })
  return next
}
