import type { Pointer } from './place-at.ts'

/** pixels from an edge within which the canvas scrolls */
const zone = 88
/** pixels a frame at the very edge */
const fastest = 22

/** How far to scroll for a pointer near an edge; faster the nearer, and on beyond it. */
export function scrollStep({ top, bottom }: Pick<DOMRect, 'top' | 'bottom'>, y: number): number {
  const up = top + zone - y
  const down = y - (bottom - zone)
  const depth = Math.min(1, Math.max(up, down) / zone)
  if (depth <= 0) return 0
  return Math.ceil(depth ** 2 * fastest) * (up > down ? -1 : 1)
}

/** Scrolls while the pointer rests near an edge. `onScrolled` hears of every step: what is under the pointer changed. */
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
