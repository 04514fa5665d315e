import { useSyncExternalStore } from 'react'

const lists = new Map<string, MediaQueryList>()

/** The list of a media query, made once: asking for a new one takes a tenth of a millisecond. */
export function mediaOf(query: string): MediaQueryList {
  const known = lists.get(query)
  if (known !== undefined) return known
  const list = matchMedia(query)
  lists.set(query, list)
  return list
}

/** True while a media query matches. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = mediaOf(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => mediaOf(query).matches,
    () => false,
  )
}
