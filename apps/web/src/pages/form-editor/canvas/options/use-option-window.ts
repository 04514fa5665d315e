import { type RefObject, useLayoutEffect, useState } from 'react'

/** up to so many options all are in the page */
const fewOptions = 60
/** rows drawn beyond each edge, so that Tab and arrows find the next one */
const spare = 8
/** rows that are in sight at once */
const rowsInSight = 12

export interface OptionWindow {
  /** whether the list scrolls in a box of its own */
  readonly isLong: boolean
  readonly first: number
  readonly end: number
  readonly height: number
  readonly onScroll: () => void
}

/** Which rows of a list are in the page. All are equally high, so that it is a division. */
export function useOptionWindow(
  box: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): OptionWindow {
  const isLong = count > fewOptions
  const [top, setTop] = useState(0)
  const first = isLong ? Math.max(0, Math.min(top, count - rowsInSight) - spare) : 0
  const end = isLong ? Math.min(count, top + rowsInSight + spare) : count
  // A list that became shorter may have scrolled by itself.
  useLayoutEffect(() => {
    if (isLong && box.current) setTop(Math.floor(box.current.scrollTop / rowHeight))
  })
  return {
    isLong,
    first,
    end,
    // Half a row at the end says that there is more.
    height: (rowsInSight - 0.5) * rowHeight,
    onScroll: () => setTop(Math.floor((box.current?.scrollTop ?? 0) / rowHeight)),
  }
}
