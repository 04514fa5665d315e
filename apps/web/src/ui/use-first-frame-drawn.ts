import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterFrame } from './after-frame.ts'

/**
 * False until the component's first frame is painted. Content that waits for it does not delay that frame. A key press
 * before it renders the content at once.
 */
export function useFirstFrameDrawn(): boolean {
  const [drawn, setDrawn] = useState(false)
  useEffect(() => {
    if (drawn) return
    const cancel = afterFrame(() => setDrawn(true))
    const atOnce = () => flushSync(() => setDrawn(true))
    addEventListener('keydown', atOnce, { capture: true })
    return () => {
      cancel()
      removeEventListener('keydown', atOnce, { capture: true })
    }
  }, [drawn])
  return drawn
}
