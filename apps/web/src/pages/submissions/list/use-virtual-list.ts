import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import { upTo } from '../../../ui/breakpoints.ts'
import { useMedia } from '../../../ui/use-media.ts'

const rowsBeyondTheWindow = 6
/** px between a focused row and the edge of the window */
const edge = 16

/** Virtualizer of the rows. Rows are measured, because expanded rows vary in height. */
export function useVirtualList(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  /** index of the focused row, which is always rendered */
  kept: number,
) {
  const isPhone = useMedia(upTo.phone)
  const top = useTop(list)
  return useWindowVirtualizer<HTMLLIElement>({
    count: ids.length,
    estimateSize: useCallback(() => (isPhone ? 144 : 73), [isPhone]),
    getItemKey: useCallback((index: number) => ids[index] ?? index, [ids]),
    overscan: rowsBeyondTheWindow,
    scrollMargin: top,
    scrollPaddingStart: edge,
    scrollPaddingEnd: edge,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) => {
        const drawn = defaultRangeExtractor(range)
        if (kept < 0 || kept >= range.count || drawn.includes(kept)) return drawn
        return [...drawn, kept].sort((one, other) => one - other)
      },
      [kept],
    ),
  })
}

/** Top of the list in the document, in px. */
function useTop(list: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      const element = list.current
      if (element === null) return
      setTop(Math.round(element.getBoundingClientRect().top + window.scrollY))
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(document.body)
    return () => watch.disconnect()
  }, [list])
  return top
}
