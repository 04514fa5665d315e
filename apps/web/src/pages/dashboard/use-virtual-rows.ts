import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect } from 'react'
import { upTo } from '../../ui/breakpoints.ts'
import { useMedia } from '../../ui/use-media.ts'
import { usePlace } from '../../ui/use-place.ts'

/** Number of cards up to which all are rendered, so that the browser's own search finds them. */
const allDrawnUpTo = 60
const rowsBeyondTheWindow = 3

export interface VirtualRows {
  /** range of rendered cards: first index, and the end index (exclusive) */
  readonly from: number
  readonly to: number
  /** height in px of the rows not rendered before and after the range */
  readonly before: number
  readonly after: number
  readonly columns: number
  readonly scrollTo: (position: number) => void
}

/** Range of cards to render while scrolling. All cards have the same height. */
export function useVirtualRows(list: RefObject<HTMLElement | null>, count: number): VirtualRows {
  const columns = useColumns()
  const gap = columns === 1 ? 12 : 20
  const { top, height } = usePlace(list, columns === 1 ? 258 : 246)
  const rows = Math.ceil(count / columns)
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => height,
    gap,
    overscan: count <= allDrawnUpTo ? rows : rowsBeyondTheWindow,
    scrollMargin: top,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed row height needs a new measurement
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height, gap])
  const drawn = virtualizer.getVirtualItems()
  const first = drawn.at(0)
  const last = drawn.at(-1)
  return {
    columns,
    from: (first?.index ?? 0) * columns,
    to: Math.min(count, ((last?.index ?? -1) + 1) * columns),
    before: (first?.start ?? top) - top,
    after: Math.max(0, virtualizer.getTotalSize() - ((last?.end ?? top) - top)),
    scrollTo: (position) => virtualizer.scrollToIndex(Math.floor(position / columns)),
  }
}

/** Number of columns: 3, up to a width of 1100 px 2, on phones 1. */
function useColumns(): number {
  const phone = useMedia(upTo.phone)
  const narrow = useMedia(upTo.tablet)
  return phone ? 1 : narrow ? 2 : 3
}
