import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { usePlace } from '../../ui/use-place.ts'

/** Number of forms up to which all are rendered, so that the browser's own search finds them. */
const allDrawnUpTo = 60

export interface VirtualRowsOptions {
  /** number of forms */
  readonly count: number
  readonly columns: number
  /** px between rows */
  readonly gap: number
  /** height in px of the row at an index; the same function while the heights are the same */
  readonly heightOf: (row: number) => number
  /** number of rows to render beyond the window */
  readonly beyond: number
}

export interface VirtualRows {
  /** range of rendered forms: first index, and the end index (exclusive) */
  readonly from: number
  readonly to: number
  /** height in px of the rows not rendered before and after the range */
  readonly before: number
  readonly after: number
  /** height in px of all rows */
  readonly total: number
  /** the window scrolls, or did in the last 150 ms */
  readonly isScrolling: boolean
  /** focuses the link of the form at an index, and scrolls to it */
  readonly focusAt: (position: number) => void
}

/** Range of forms to render while the window scrolls. */
export function useVirtualRows(
  list: RefObject<HTMLElement | null>,
  { count, columns, gap, heightOf, beyond }: VirtualRowsOptions,
): VirtualRows {
  const { top } = usePlace(list, 0)
  const rows = Math.ceil(count / columns)
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: heightOf,
    gap,
    overscan: count <= allDrawnUpTo ? rows : beyond,
    scrollMargin: top,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: changed row heights need a new measurement
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, heightOf, gap])
  const drawn = virtualizer.getVirtualItems()
  const first = drawn.at(0)
  const last = drawn.at(-1)

  const wanted = useRef<number | null>(null)
  const focusWanted = () => {
    if (wanted.current === null) return
    const item = list.current?.querySelector(`[data-position="${wanted.current + 1}"]`)
    if (!item) return
    wanted.current = null
    item.querySelector<HTMLElement>('[data-form-link]')?.focus({ preventScroll: true })
    item.scrollIntoView({ block: 'nearest' })
  }
  // The target may render only after the window has scrolled.
  useEffect(focusWanted)

  return {
    from: (first?.index ?? 0) * columns,
    to: Math.min(count, ((last?.index ?? -1) + 1) * columns),
    before: (first?.start ?? top) - top,
    after: Math.max(0, virtualizer.getTotalSize() - ((last?.end ?? top) - top)),
    total: virtualizer.getTotalSize(),
    isScrolling: virtualizer.isScrolling,
    focusAt: (position) => {
      wanted.current = position
      virtualizer.scrollToIndex(Math.floor(position / columns))
      focusWanted()
    },
  }
}
