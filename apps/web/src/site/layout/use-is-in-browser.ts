import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False while a page is written out, and while the browser takes that over; true right after. What depends on the
 * address's query waits for it, since the page that was written out knows none.
 */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
