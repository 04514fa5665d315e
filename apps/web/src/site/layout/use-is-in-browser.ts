import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False during prerendering and hydration, then true. Content that depends on the query must wait for it, because
 * prerendered pages have no query.
 */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
