import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { type DropPlace, placeAt } from './place-at.ts'
import type { Columns } from './use-columns.ts'
import { fixedWidth } from './use-virtual-grid.ts'

/** px that the pointer moves before a press becomes a drag */
const threshold = 6
/** px from the edges of the table at which it scrolls, and px for each frame */
const edge = 56
const scrollStep = 12

interface Drag extends DropPlace {
  readonly id: string
}

/** Moves columns by dragging their titles with a mouse or a pen. The menu of a column does the same by keyboard. */
export function useColumnDrag(
  columns: Columns,
  /** called with the new index of a moved column */
  onMoved: (index: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const press = useRef<{ readonly id: string; readonly from: number; x: number }>(null)
  const head = useRef<HTMLDivElement>(null)
  /** True until the click that ends a drag. */
  const hasDragged = useRef(false)
  const isDragging = drag !== null

  function follow() {
    const { current } = press
    const left = head.current?.getBoundingClientRect().left
    if (current === null || left === undefined) return
    setDrag({ id: current.id, ...placeAt(columns.shown, current.x - left, fixedWidth) })
  }
  const latest = useRef(follow)
  useEffect(() => {
    latest.current = follow
  })

  useEffect(() => {
    if (!isDragging) return
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      press.current = null
      setDrag(null)
    }
    window.addEventListener('keydown', cancel, { capture: true })
    let frame = requestAnimationFrame(function scroll() {
      const grid = head.current?.closest('[role=grid]')
      const x = press.current?.x
      if (grid != null && x !== undefined) {
        const { left, right } = grid.getBoundingClientRect()
        const by = x < left + fixedWidth + edge ? -scrollStep : x > right - edge ? scrollStep : 0
        if (by !== 0) {
          grid.scrollLeft += by
          latest.current()
        }
      }
      frame = requestAnimationFrame(scroll)
    })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('keydown', cancel, { capture: true })
    }
  }, [isDragging])

  /** Event handlers of a column's title. */
  const titleOf = (id: string) => ({
    onPointerDown({ button, pointerType, clientX }: PointerEvent<HTMLElement>) {
      hasDragged.current = false
      // A finger scrolls the table.
      if (button === 0 && pointerType !== 'touch') press.current = { id, from: clientX, x: clientX }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current } = press
      if (current === null) return
      current.x = event.clientX
      if (!isDragging && Math.abs(current.x - current.from) < threshold) return
      hasDragged.current = true
      event.currentTarget.setPointerCapture(event.pointerId)
      follow()
    },
    onPointerUp() {
      press.current = null
      if (drag === null) return
      setDrag(null)
      if (drag.before === drag.id) return
      const index = columns.place(drag.id, drag.before)
      onMoved(index)
    },
    onPointerCancel() {
      press.current = null
      setDrag(null)
    },
  })
  return {
    drag,
    /** the element whose left edge is that of the table */
    head,
    titleOf,
    /** true for the click that ends a drag */
    isEndOfDrag: () => hasDragged.current,
  }
}
