import type { Pointer } from './place-at.ts'

/** distance before a press becomes a drag, in pixels; shorter movements remain clicks */
const dragDistance = 6
/** touch delay before a drag starts, in milliseconds, so that a swipe still scrolls */
const holdMs = 260
/** finger movement allowed during the touch delay, in pixels */
const tremble = 8

export interface DragHandlers<Source> {
  /** returns the drag source for a press on an element; null when nothing there is draggable */
  sourceAt(target: Element, isTouch: boolean): Source | null
  onStart(source: Source, at: Pointer): void
  onMove(source: Source, at: Pointer): void
  /** `at` is null when the drag was canceled */
  onEnd(source: Source, at: Pointer | null): void
}

interface Press<Source> {
  readonly source: Source
  readonly at: Pointer
  readonly id: number
  /** true when the drag starts after the touch delay, false when it starts with movement */
  readonly holds: boolean
}

/** Turns mouse, pen and touch presses into drags. One listener serves all drag sources. */
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
    // A touch on a handle starts a drag with movement. Elsewhere it scrolls unless the finger rests first.
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
  /** Prevents scrolling and the browser's context menu during a touch drag. */
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

/** Suppresses the click event that follows a drop on a button. */
function swallowClick() {
  const swallow = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
}
