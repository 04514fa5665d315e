import { useEffect, useLayoutEffect, useRef } from 'react'

/** Two presses within this time, in milliseconds, are a double press. Only the first one counts. */
export const doublePressMs = 400

/**
 * Ignores presses of buttons right after a turn, because the button was another one when the finger set out. The second
 * press of a double click on *Next* would send a page that the visitor has not seen (decision 668). Keys and scripts
 * are not affected.
 * @param place an element of the form
 * @param turn changes with every page or card
 * @param first value of `turn` before the component appeared; by default, appearing is no turn
 * @param hasEnter true guards Enter in a text box, too
 */
export function usePressGuard(
  place: { readonly current: Element | null },
  turn: unknown,
  first = turn,
  hasEnter = false,
) {
  const before = useRef(first)
  const turnedAt = useRef(Number.NEGATIVE_INFINITY)
  useLayoutEffect(() => {
    if (before.current === turn) return
    before.current = turn
    // A preview is in a frame, whose clock differs from that of the app.
    turnedAt.current = place.current?.ownerDocument.defaultView?.performance.now() ?? 0
  }, [place, turn])
  useEffect(() => {
    const form = place.current?.closest('.rf')
    const isEarly = ({ timeStamp }: Event) => timeStamp - turnedAt.current < doublePressMs
    const onClick = (event: Event) => {
      // Keys and scripts have no number of clicks.
      if (!(event as MouseEvent).detail || !(event.target as Element).closest('button')) return
      if (!isEarly(event)) return
      event.preventDefault()
      event.stopPropagation()
    }
    const onKeyDown = (event: Event) => {
      const { key, repeat } = event as KeyboardEvent
      if (key !== 'Enter' || !(event.target as Element).matches('input')) return
      if (repeat || isEarly(event)) event.preventDefault()
    }
    form?.addEventListener('click', onClick, true)
    if (hasEnter) form?.addEventListener('keydown', onKeyDown)
    return () => {
      form?.removeEventListener('click', onClick, true)
      form?.removeEventListener('keydown', onKeyDown)
    }
  }, [place, hasEnter])
}
