import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback } from 'react'
import { upTo } from '../../../ui/breakpoints.ts'
import { useMedia } from '../../../ui/use-media.ts'
import { usePlace } from '../../../ui/use-place.ts'

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
  const rowHeight = useMedia(upTo.phone) ? 144 : 73
  const { top } = usePlace(list, rowHeight)
  return useWindowVirtualizer<HTMLLIElement>({
    count: ids.length,
    estimateSize: useCallback(() => rowHeight, [rowHeight]),
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
