import { useCallback, useLayoutEffect, useRef } from 'react'

/** Two presses within this time, in milliseconds, are a double press. Only the first one counts. */
export const doublePressMs = 400

/**
 * Ignores the second press of a double click, and any tap, right after a turn to another page or card, because another
 * button was there before. It would send a page that the visitor has not seen (decision 668). Keys and scripts are not
 * affected. Returns a function that each turn calls.
 * @param place an element of the form
 * @param hasEnter true also ignores Enter in a text box right after a turn, so that a held key turns one page only
 */
export function usePressGuard(
  place: { readonly current: Element | null },
  hasEnter?: boolean,
): () => void {
  const turnedAt = useRef(-doublePressMs)
  // Before the next paint, so that no press is earlier.
  useLayoutEffect(() => {
    const form = place.current?.closest('.rf')
    const guard = (event: Event) => {
      const { detail, pointerType, key, repeat, timeStamp, target } = event as PointerEvent &
        KeyboardEvent
      // The browser counts the presses of a mouse at one place, and none for keys and scripts.
      const isPress = detail > (pointerType === 'touch' ? 0 : 1)
      const [isGuarded, tag] = key ? [key === 'Enter' && hasEnter, 'input'] : [isPress, 'button']
      if (!isGuarded || !(target as Element).closest(tag)) return
      if (!repeat && timeStamp - turnedAt.current >= doublePressMs) return
      event.preventDefault()
      event.stopPropagation()
    }
    const types = ['click', 'keydown']
    for (const type of types) form?.addEventListener(type, guard, true)
    return () => {
      for (const type of types) form?.removeEventListener(type, guard, true)
    }
  }, [place, hasEnter])
  return useCallback(() => {
    // A preview is in a frame, whose clock differs from that of the app.
    turnedAt.current = place.current?.ownerDocument.defaultView?.performance.now() ?? 0
  }, [place])
}
