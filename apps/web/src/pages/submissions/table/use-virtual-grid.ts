import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useMemo } from 'react'
import type { Column } from './columns.ts'
import type { GridPlace } from './place-after-key.ts'
import type { DrawnColumn } from './TableRow.tsx'

/** px, as in the style sheet */
const rowHeight = 40
const headHeight = 36
/** width of the checkbox and of the sender, which stay in place */
export const fixedWidth = 52 + 220
/** room below the last row for the bar of selected submissions */
const roomBelow = 72

const rowsBeyond = 8
const columnsBeyond = 2

/** Virtualizers of rows and columns. The focused place is always rendered. */
export function useVirtualGrid(
  scroller: RefObject<HTMLElement | null>,
  ids: readonly string[],
  columns: readonly Column[],
  place: GridPlace,
) {
  const rows = useVirtualizer<HTMLElement, HTMLElement>({
    count: ids.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: useCallback((index: number) => ids[index] ?? index, [ids]),
    overscan: rowsBeyond,
    scrollPaddingStart: headHeight,
    scrollPaddingEnd: roomBelow,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    rangeExtractor: useKept(place.row),
  })
  const across = useVirtualizer<HTMLElement, HTMLElement>({
    horizontal: true,
    count: columns.length,
    getScrollElement: () => scroller.current,
    estimateSize: useCallback((index: number) => columns[index]?.width ?? 0, [columns]),
    getItemKey: useCallback((index: number) => columns[index]?.id ?? index, [columns]),
    overscan: columnsBeyond,
    paddingStart: fixedWidth,
    scrollPaddingStart: fixedWidth,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    rangeExtractor: useKept(place.cell - 1),
  })
  useEffect(() => {
    if (columns.length > 0) across.measure()
  }, [across, columns])

  const inView = across.getVirtualItems()
  const key = inView.map(({ index, start }) => `${index} ${start}`).join()
  // The list changes only with its content, so that scrolling down renders no row again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the items
  const drawn = useMemo(
    () =>
      inView.flatMap(({ index, start }): readonly DrawnColumn[] => {
        const column = columns[index]
        return column === undefined ? [] : [{ column, index, start }]
      }),
    [key, columns],
  )
  return {
    rows: rows.getVirtualItems(),
    lastRow: rows.range?.endIndex ?? 0,
    height: rows.getTotalSize() + roomBelow,
    columns: drawn,
    width: across.getTotalSize(),
    isCutAtRight:
      across.getTotalSize() - (across.scrollOffset ?? 0) > (across.scrollRect?.width ?? 0),
    reach({ row, cell }: GridPlace) {
      if (row >= 0) rows.scrollToIndex(row, { align: 'auto' })
      if (cell > 0) across.scrollToIndex(cell - 1, { align: 'auto' })
    },
  }
}

/** Range with one more index, which stays rendered while it is out of view. */
function useKept(kept: number) {
  return useCallback(
    (range: Range) => {
      const drawn = defaultRangeExtractor(range)
      if (kept < 0 || kept >= range.count || drawn.includes(kept)) return drawn
      return [...drawn, kept].sort((one, other) => one - other)
    },
    [kept],
  )
}
