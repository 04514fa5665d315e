import { useEffect, useState } from 'react'

/**
 * The height that is in sight. Where a phone's keyboard lies over the page instead of shrinking it, that is less than
 * `100dvh`, which is meant until something else is known.
 */
export function useVisibleHeight(): number | null {
  const [height, setHeight] = useState<number | null>(null)
  useEffect(() => {
    const { visualViewport } = window
    if (visualViewport === null) return
    const look = () => {
      // Who has zoomed in sees a part of the page, and wants to.
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
