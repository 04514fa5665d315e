import type { PatternEngine } from '@ramiform/core/validation/problem'
import { useEffect } from 'react'
import { createStore, useStore } from 'zustand'

const engine = createStore<{ patterns: PatternEngine | null }>(() => ({ patterns: null }))
let loading: Promise<void> | null = null

/** The engine that runs owners' patterns; it is large, so it is fetched once a field has a pattern. */
export function usePatternEngine(wanted: boolean): PatternEngine | null {
  useEffect(() => {
    if (!wanted || loading !== null) return
    loading = import('@ramiform/patterns').then(
      ({ createPatternEngine }) => engine.setState({ patterns: createPatternEngine() }),
      () => {
        // Offline, say: the server checks patterns too, and the next field with one tries again.
        loading = null
      },
    )
  }, [wanted])
  return useStore(engine, ({ patterns }) => (wanted ? patterns : null))
}
