import type { PatternEngine } from '@ramiform/core/validation/problem'
import { useEffect } from 'react'
import { createStore, useStore } from 'zustand'

const engine = createStore<{ patterns: PatternEngine | null }>(() => ({ patterns: null }))
let loading: Promise<void> | null = null

/**
 * Regular expression engine for owners' patterns. It is large, so it loads when a field first has a pattern.
 */
export function usePatternEngine(wanted: boolean): PatternEngine | null {
  useEffect(() => {
    if (!wanted || loading !== null) return
    loading = import('@ramiform/patterns').then(
      ({ createPatternEngine }) => engine.setState({ patterns: createPatternEngine() }),
      () => {
        // Loading may fail offline. The server checks patterns too, and the next field with a pattern retries.
        loading = null
      },
    )
  }, [wanted])
  return useStore(engine, ({ patterns }) => (wanted ? patterns : null))
}
