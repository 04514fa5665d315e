import type { Place } from '@ramiform/core/conditions/moves'
import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react'
import { type Gap, gapAt, placeInGap } from './drop-gaps.ts'
import { findGaps, type Kind, placeOf } from './find-gaps.ts'

/** distance before a press becomes a drag, in pixels */
const dragDistance = 4
/** distance from an edge where scrolling starts, and the scroll speed in pixels per frame */
const edge = 40
const scrollStep = 12

export interface Dragging {
  readonly kind: Kind
  readonly id: string
  readonly x: number
  readonly y: number
  /** null over the item's own position */
  readonly gap: Gap | null
}

/** Drag and drop of rules and groups by their handles. One listener serves all rows, up to 500 of them. */
export function useRuleDrag(
  canHold: (kind: Kind, id: string, groupId: string | null) => boolean,
  onDrop: (kind: Kind, id: string, place: Place) => void,
) {
  const tree = useRef<HTMLDivElement>(null)
  const [dragging, setDragging] = useState<Dragging | null>(null)
  const stop = useRef<() => void>(() => undefined)
  useEffect(() => () => stop.current(), [])

  function onPointerDown(event: ReactPointerEvent) {
    const grip = event.target instanceof Element ? event.target.closest('[data-grip]') : null
    const row = grip?.closest<HTMLElement>('[data-kind]')
    const root = tree.current
    const { kind, id = '' } = row?.dataset ?? {}
    if (!row || !root || event.button !== 0 || (kind !== 'rule' && kind !== 'group')) return
    event.preventDefault()
    const dragged: Kind = kind
    const within = root
    const start = { x: event.clientX, y: event.clientY }
    const from = placeOf(row)
    const scroller = scrollerOf(root)
    let pointer = start
    let started = false
    let frame = 0
    let target: Place | null = null

    function look() {
      const gaps = findGaps(within, dragged, (groupId) => canHold(dragged, id, groupId))
      const gap = gapAt(gaps, pointer)
      target = gap && placeInGap(gap, from)
      setDragging({ kind: dragged, id, ...pointer, gap: target && gap })
    }
    function follow() {
      const { top, bottom } = scroller.getBoundingClientRect()
      const before = scroller.scrollTop
      if (pointer.y < top + edge) scroller.scrollTop -= scrollStep
      else if (pointer.y > bottom - edge) scroller.scrollTop += scrollStep
      if (scroller.scrollTop !== before) look()
      frame = requestAnimationFrame(follow)
    }
    function onMove(move: PointerEvent) {
      pointer = { x: move.clientX, y: move.clientY }
      if (!started) {
        if (Math.hypot(pointer.x - start.x, pointer.y - start.y) < dragDistance) return
        started = true
        frame = requestAnimationFrame(follow)
      }
      look()
    }
    function onUp() {
      end()
      if (started && target !== null) onDrop(dragged, id, target)
    }
    function onKey(key: KeyboardEvent) {
      if (key.key !== 'Escape') return
      key.preventDefault()
      key.stopPropagation()
      end()
    }
    function end() {
      cancelAnimationFrame(frame)
      window.removeEventListener('pointermove', onMove)
      window.removeEventListener('pointerup', onUp)
      window.removeEventListener('pointercancel', end)
      window.removeEventListener('keydown', onKey, true)
      setDragging(null)
    }
    window.addEventListener('pointermove', onMove)
    window.addEventListener('pointerup', onUp)
    window.addEventListener('pointercancel', end)
    window.addEventListener('keydown', onKey, true)
    stop.current = end
  }
  return { tree, dragging, onPointerDown }
}

function scrollerOf(element: HTMLElement): HTMLElement {
  for (let at: HTMLElement | null = element; at !== null; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  }
  return document.documentElement
}
