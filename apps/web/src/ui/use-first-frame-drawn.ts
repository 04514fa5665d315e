import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * False until the first frame that shows a component is drawn. What waits for it holds that frame up for nobody, and
 * is there at once for whoever presses a key before.
 */
export function useFirstFrameDrawn(): boolean {
  const [drawn, setDrawn] = useState(false)
  useEffect(() => {
    if (drawn) return
    let task: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => setDrawn(true))
    })
    const atOnce = () => flushSync(() => setDrawn(true))
    addEventListener('keydown', atOnce, { capture: true })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(task)
      removeEventListener('keydown', atOnce, { capture: true })
    }
  }, [drawn])
  return drawn
}
