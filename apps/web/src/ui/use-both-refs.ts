import { type Ref, type RefCallback, type RefObject, useCallback } from 'react'

/** Merges the ref of a component with the ref that its parent passes. */
export function useBothRefs<Element>(
  own: RefObject<Element | null>,
  given: Ref<Element> | undefined,
): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      own.current = element
      if (typeof given !== 'function') {
        if (given) given.current = element
        return
      }
      const cleanUp = given(element)
      if (typeof cleanUp !== 'function') return
      return () => {
        own.current = null
        cleanUp()
      }
    },
    [own, given],
  )
}
