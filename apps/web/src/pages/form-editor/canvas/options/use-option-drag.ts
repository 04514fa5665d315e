import { type PointerEvent, useRef, useState } from 'react'
import { autoScroll } from '../drag/auto-scroll.ts'
import { scrollerOfCards } from '../drag/card-places.ts'

interface OptionDrag {
  readonly from: number
  readonly to: number
  /** vertical offset of the dragged row, in pixels */
  readonly by: number
}

interface Options {
  readonly count: number
  readonly rowHeight: number
  /** list element; its top edge is the start of the first row */
  readonly list: () => HTMLElement | null
  /** scroll container of the list, if it has its own */
  readonly scroller: () => HTMLElement | null
  readonly onMove: (from: number, to: number) => void
}

/** Drag and drop of rows by their handles. All rows have the same height, so a division gives the index. */
export function useOptionDrag({ count, rowHeight, list, scroller, onMove }: Options) {
  const [drag, setDrag] = useState<OptionDrag | null>(null)
  const stop = useRef(() => {})

  function start(event: PointerEvent<HTMLElement>, from: number) {
    if (event.button !== 0) return
    event.preventDefault()
    const handle = event.currentTarget
    handle.setPointerCapture(event.pointerId)
    const top = () => list()?.getBoundingClientRect().top ?? 0
    const grabbed = event.clientY - top() - from * rowHeight
    let y = event.clientY
    let to = from

    function follow() {
      const within = y - top() - grabbed
      const last = (count - 1) * rowHeight
      const at = Math.max(0, Math.min(last, within))
      to = Math.round(at / rowHeight)
      setDrag({ from, to, by: at - from * rowHeight })
    }
    const onPointerMove = (move: globalThis.PointerEvent) => {
      y = move.clientY
      follow()
    }
    const onKeyDown = (key: KeyboardEvent) => {
      if (key.key !== 'Escape') return
      key.preventDefault()
      key.stopPropagation()
      stop.current()
    }
    const drop = () => {
      stop.current()
      if (to !== from) onMove(from, to)
    }

    const box = scroller() ?? scrollerOfCards()
    const stopScrolling = box ? autoScroll(box, () => ({ x: 0, y }), follow) : () => {}
    const listening = new AbortController()
    const { signal } = listening
    stop.current = () => {
      listening.abort()
      stopScrolling()
      setDrag(null)
    }
    handle.addEventListener('pointermove', onPointerMove, { signal })
    handle.addEventListener('pointerup', drop, { signal })
    handle.addEventListener('pointercancel', () => stop.current(), { signal })
    window.addEventListener('keydown', onKeyDown, { signal, capture: true })
    follow()
  }

  return { drag, start }
}

/** Vertical offset of a row that makes room for the dragged one, in pixels. */
export function shiftOf(drag: OptionDrag | null, index: number, rowHeight: number): number {
  if (drag === null) return 0
  const { from, to, by } = drag
  if (index === from) return by
  if (index > from && index <= to) return -rowHeight
  if (index < from && index >= to) return rowHeight
  return 0
}
