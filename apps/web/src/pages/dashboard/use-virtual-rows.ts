import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { upTo } from '../../ui/breakpoints.ts'
import { useMedia } from '../../ui/use-media.ts'

/** Up to here every card is in the page: the browser's own search finds them all. */
const allDrawnUpTo = 60
const rowsBeyondTheWindow = 3

export interface VirtualRows {
  /** positions of the cards that are drawn: from, and up to without */
  readonly from: number
  readonly to: number
  /** room that the rows before and after them take */
  readonly before: number
  readonly after: number
  readonly columns: number
  readonly scrollTo: (position: number) => void
}

/** Which rows of cards are drawn while the window scrolls. All cards are of one height. */
export function useVirtualRows(list: RefObject<HTMLElement | null>, count: number): VirtualRows {
  const columns = useColumns()
  const gap = columns === 1 ? 12 : 20
  const { top, height } = usePlace(list, columns)
  const rows = Math.ceil(count / columns)
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => height,
    gap,
    overscan: count <= allDrawnUpTo ? rows : rowsBeyondTheWindow,
    scrollMargin: top,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another height are to be counted again
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

/** Three; two below 1100; one on phones. */
function useColumns(): number {
  const phone = useMedia(upTo.phone)
  const narrow = useMedia(upTo.tablet)
  return phone ? 1 : narrow ? 2 : 3
}

/** Where the list begins in the document, and how high its cards are. */
function usePlace(list: RefObject<HTMLElement | null>, columns: number) {
  const [place, setPlace] = useState({ top: 0, height: columns === 1 ? 258 : 246 })
  useLayoutEffect(() => {
    const measure = () => {
      const element = list.current
      const card = element?.firstElementChild
      if (!element || !card) return
      const top = Math.round(element.getBoundingClientRect().top + window.scrollY)
      const height = card.getBoundingClientRect().height
      setPlace((known) => (known.top === top && known.height === height ? known : { top, height }))
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(document.body)
    return () => watch.disconnect()
  }, [list])
  return place
}
