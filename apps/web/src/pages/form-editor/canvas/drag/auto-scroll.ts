import type { Pointer } from './place-at.ts'

/** distance from an edge at which scrolling starts, in pixels */
const zone = 88
/** maximum scroll speed, in pixels per frame */
const fastest = 22

/** Pixels to scroll in this frame. Speed grows toward the edge and stays at its maximum beyond it. */
export function scrollStep({ top, bottom }: Pick<DOMRect, 'top' | 'bottom'>, y: number): number {
  const up = top + zone - y
  const down = y - (bottom - zone)
  const depth = Math.min(1, Math.max(up, down) / zone)
  if (depth <= 0) return 0
  return Math.ceil(depth ** 2 * fastest) * (up > down ? -1 : 1)
}

/**
 * Scrolls while the pointer stays near an edge. `onScrolled` runs after each scroll, since the target under the pointer
 * may differ.
 */
export function autoScroll(
  scroller: HTMLElement,
  pointer: () => Pointer | null,
  onScrolled: () => void,
): () => void {
  let frame = requestAnimationFrame(step)
  function step() {
    const at = pointer()
    const by = at === null ? 0 : scrollStep(scroller.getBoundingClientRect(), at.y)
    const before = scroller.scrollTop
    if (by !== 0) scroller.scrollTop += by
    if (scroller.scrollTop !== before) onScrolled()
    frame = requestAnimationFrame(step)
  }
  return () => cancelAnimationFrame(frame)
}
