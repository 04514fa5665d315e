import { useEffect, useState } from 'react'

/** Visible height in px while an on-screen keyboard covers the page; otherwise null, and `100dvh` applies. */
export function useVisibleHeight(): number | null {
  const [height, setHeight] = useState<number | null>(null)
  useEffect(() => {
    const { visualViewport } = window
    if (visualViewport === null) return
    const look = () => {
      // A zoomed page is also smaller than the window, but nothing covers it.
      const isCovered =
        visualViewport.scale < 1.01 && window.innerHeight - visualViewport.height > 1
      setHeight(isCovered ? visualViewport.height : null)
      if (isCovered) window.scrollTo(0, 0)
    }
    visualViewport.addEventListener('resize', look)
    return () => visualViewport.removeEventListener('resize', look)
  }, [])
  return height
}
