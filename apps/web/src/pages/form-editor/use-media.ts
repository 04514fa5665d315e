import { useSyncExternalStore } from 'react'

/** Whether a media query matches now. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}

type EditorWidth = 'phone' | 'narrow' | 'medium' | 'wide'

/** Below 760 a phone; below 960 the palette is a menu; below 1180 the logic panel lies over the canvas. */
export function useEditorWidth(): EditorWidth {
  const phone = useMedia('(max-width: 760px)')
  const narrow = useMedia('(max-width: 960px)')
  const medium = useMedia('(max-width: 1180px)')
  return phone ? 'phone' : narrow ? 'narrow' : medium ? 'medium' : 'wide'
}
