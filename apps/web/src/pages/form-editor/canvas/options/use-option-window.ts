import { type RefObject, useLayoutEffect, useState } from 'react'

/** up to this many options, all of them are rendered */
const fewOptions = 60
/** extra rows rendered beyond each edge, so that Tab and the arrow keys reach the next row */
const spare = 8
/** number of visible rows */
const rowsInSight = 12

export interface OptionWindow {
  /** true when the list scrolls in its own box */
  readonly isLong: boolean
  readonly first: number
  readonly end: number
  readonly height: number
  readonly onScroll: () => void
}

/** Virtual list window: the range of rows to render. All rows have the same height, so a division gives the range. */
export function useOptionWindow(
  box: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): OptionWindow {
  const isLong = count > fewOptions
  const [top, setTop] = useState(0)
  const first = isLong ? Math.max(0, Math.min(top, count - rowsInSight) - spare) : 0
  const end = isLong ? Math.min(count, top + rowsInSight + spare) : count
  // The browser may have changed the scroll position after the list became shorter.
  useLayoutEffect(() => {
    if (isLong && box.current) setTop(Math.floor(box.current.scrollTop / rowHeight))
  })
  return {
    isLong,
    first,
    end,
    // Half a row at the end hints that the list continues.
    height: (rowsInSight - 0.5) * rowHeight,
    onScroll: () => setTop(Math.floor((box.current?.scrollTop ?? 0) / rowHeight)),
  }
}
