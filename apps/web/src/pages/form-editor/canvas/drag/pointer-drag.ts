import type { Pointer } from './place-at.ts'

/** pixels before a press becomes a drag, so that a click stays a click */
const dragDistance = 6
/** milliseconds of holding before a touch becomes a drag, so that a swipe still scrolls */
const holdMs = 260
/** pixels a finger may tremble meanwhile */
const tremble = 8

export interface DragHandlers<Source> {
  /** what a press at an element would drag; null where it drags nothing */
  sourceAt(target: Element, isTouch: boolean): Source | null
  onStart(source: Source, at: Pointer): void
  onMove(source: Source, at: Pointer): void
  /** null when it was called off */
  onEnd(source: Source, at: Pointer | null): void
}

interface Press<Source> {
  readonly source: Source
  readonly at: Pointer
  readonly id: number
  /** whether it becomes a drag by resting, not by moving */
  readonly holds: boolean
}

/** Follows presses of mouse, pen and finger that turn into drags. One listener, however many things can be dragged. */
export function followDrags<Source>(handlers: DragHandlers<Source>): () => void {
  const stop = new AbortController()
  let press: Press<Source> | null = null
  let dragged: Source | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function onDown(event: PointerEvent) {
    const { target, pointerType, pointerId: id } = event
    if (press !== null || event.button !== 0 || !event.isPrimary) return
    if (!(target instanceof Element)) return
    const isTouch = pointerType === 'touch'
    const source = handlers.sourceAt(target, isTouch)
    if (source === null) return
    // A finger on a handle means to drag; elsewhere it may mean to scroll, until it has rested.
    const holds = isTouch && !target.closest('[data-grip]')
    press = { source, at: pointOf(event), id, holds }
    if (holds) timer = setTimeout(start, holdMs)
  }

  function start() {
    if (press === null || dragged !== null) return
    clearTimeout(timer)
    dragged = press.source
    getSelection()?.removeAllRanges()
    handlers.onStart(dragged, press.at)
  }

  function onMove(event: PointerEvent) {
    if (press === null || event.pointerId !== press.id) return
    const way = Math.hypot(event.clientX - press.at.x, event.clientY - press.at.y)
    if (dragged === null) {
      if (press.holds) {
        if (way > tremble) release()
        return
      }
      if (way < dragDistance) return
      start()
    }
    if (dragged !== null) handlers.onMove(dragged, pointOf(event))
  }

  function onUp(event: PointerEvent) {
    if (press === null || event.pointerId !== press.id) return
    if (dragged !== null) swallowClick()
    finish(pointOf(event))
  }

  function finish(at: Pointer | null) {
    const source = dragged
    release()
    if (source !== null) handlers.onEnd(source, at)
  }

  function release() {
    clearTimeout(timer)
    press = null
    dragged = null
  }

  const onCancel = (event: PointerEvent) => event.pointerId === press?.id && finish(null)
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || dragged === null) return
    event.preventDefault()
    event.stopPropagation()
    swallowClick()
    finish(null)
  }
  /** A finger that drags must not scroll; nor may its long press open the browser's menu. */
  const hold = (event: Event) => {
    if (dragged !== null) event.preventDefault()
  }

  const { signal } = stop
  document.addEventListener('pointerdown', onDown, { signal })
  window.addEventListener('pointermove', onMove, { signal })
  window.addEventListener('pointerup', onUp, { signal })
  window.addEventListener('pointercancel', onCancel, { signal })
  window.addEventListener('keydown', onKeyDown, { signal, capture: true })
  window.addEventListener('touchmove', hold, { signal, passive: false })
  window.addEventListener('contextmenu', hold, { signal })
  document.addEventListener('selectstart', hold, { signal })
  window.addEventListener('blur', () => finish(null), { signal })
  return () => {
    stop.abort()
    finish(null)
  }
}

const pointOf = ({ clientX: x, clientY: y }: PointerEvent): Pointer => ({ x, y })

/** Letting go over a button is no click on it. */
function swallowClick() {
  const swallow = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
}
