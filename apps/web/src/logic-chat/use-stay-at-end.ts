import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isOwners, type Message } from './message.ts'

/** distance in px within which the scroll position counts as at the end */
const nearPx = 64

/** px left free above the owner's message after scrolling to it */
const marginPx = 12

/**
 * Scrolls to new messages, unless the user has scrolled away from the end. A long answer is shown from its question on.
 */
export function useStayAtEnd(scroll: RefObject<HTMLElement | null>, messages: readonly Message[]) {
  const [isAtEnd, setIsAtEnd] = useState(true)
  const wasAtEnd = useRef(true)
  const count = useRef(messages.length)

  const toEnd = useCallback(() => {
    const box = scroll.current
    box?.scrollTo({ top: box.scrollHeight })
  }, [scroll])

  useEffect(() => {
    const box = scroll.current
    if (box === null) return
    const look = () => {
      wasAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < nearPx
      setIsAtEnd(wasAtEnd.current)
    }
    box.addEventListener('scroll', look, { passive: true })
    const sizes = new ResizeObserver(look)
    sizes.observe(box)
    return () => {
      box.removeEventListener('scroll', look)
      sizes.disconnect()
    }
  }, [scroll])

  useLayoutEffect(toEnd, [toEnd])
  useLayoutEffect(() => {
    const box = scroll.current
    const newest = messages.at(-1)
    const isMore = messages.length > count.current
    count.current = messages.length
    if (box === null || newest === undefined || !isMore) return
    if (!wasAtEnd.current && !isOwners(newest)) return setIsAtEnd(false)
    const asked = [...box.querySelectorAll<HTMLElement>('[data-owner]')].at(-1)
    const from = asked === undefined ? 0 : placeIn(box, asked) - marginPx
    box.scrollTo({ top: Math.min(box.scrollHeight, Math.max(0, from)) })
  }, [messages, scroll])

  return { isAtEnd, toEnd }
}

function placeIn(box: HTMLElement, part: HTMLElement): number {
  return part.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop
}
