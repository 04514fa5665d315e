import { startTransition, useEffect, useState } from 'react'

/**
 * A value as the last drawn frame had it. What is drawn from it comes a frame later and holds none up, unlike a
 * deferred value, which may still be drawn before the frame that is due.
 */
export function useAfterFrame<Value extends string | null>(value: Value): Value {
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
