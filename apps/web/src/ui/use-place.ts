import { type RefObject, useLayoutEffect, useState } from 'react'

/** Top of a list in the document, and height of its first row (at first `rowHeight`), both in px. */
export function usePlace(list: RefObject<HTMLElement | null>, rowHeight: number) {
  const [place, setPlace] = useState({ top: 0, height: rowHeight })
  useLayoutEffect(() => {
    const measure = () => {
      const element = list.current
      if (element === null) return
      const top = Math.round(element.getBoundingClientRect().top + window.scrollY)
      setPlace((known) => {
        const height = element.firstElementChild?.getBoundingClientRect().height ?? known.height
        return known.top === top && known.height === height ? known : { top, height }
      })
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(document.body)
    return () => watch.disconnect()
  }, [list])
  return place
}
