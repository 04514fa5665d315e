import { useEffect, useState } from 'react'
import { advance, type Generation, idle, nextAt } from './generation.ts'

/** The generation with a clock: it goes on by itself, and catches up when its tab comes to the front. */
export function useGeneration() {
  const [generation, setGeneration] = useState<Generation>(idle)
  useEffect(() => {
    const at = nextAt(generation)
    if (at === null) return
    const look = (now: number) => setGeneration((current) => advance(current, now))
    // Some browsers round their clock down: by it the moment may not have come when the timer says so.
    const onTime = () => look(Math.max(at, performance.now()))
    const onVisible = () => look(performance.now())
    const timer = setTimeout(onTime, at - performance.now())
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [generation])
  return [generation, setGeneration] as const
}
