import { useEffect, useState } from 'react'
import { advance, type Generation, idle, nextAt } from './generation.ts'

/** The generation and its clock. It advances by timer, and catches up when the tab becomes visible. */
export function useGeneration() {
  const [generation, setGeneration] = useState<Generation>(idle)
  useEffect(() => {
    const at = nextAt(generation)
    if (at === null) return
    const look = (now: number) => setGeneration((current) => advance(current, now))
    // Some browsers round the clock down, so it can lag behind the timer.
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
