import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * False until the component's first frame is painted. Content that waits for it does not delay that frame. A key press
 * before it renders the content at once.
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
