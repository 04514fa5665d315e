import { startTransition, useEffect, useState } from 'react'

/**
 * The value as of the last painted frame. Updates that depend on it come one frame later and delay no paint. A deferred
 * value could still render before the next frame.
 */
export function useAfterFrame<Value extends string | null | readonly string[]>(
  value: Value,
): Value {
  const [drawn, setDrawn] = useState(value)
  useEffect(() => {
    if (value === drawn) return
    let task: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => startTransition(() => setDrawn(value)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(task)
    }
  }, [value, drawn])
  return drawn
}
