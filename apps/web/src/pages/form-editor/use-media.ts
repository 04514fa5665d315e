import { useMedia } from '../../ui/use-media.ts'

type EditorWidth = 'phone' | 'narrow' | 'medium' | 'wide'

/** Below 760 a phone; below 960 the palette is a menu; below 1180 the logic panel lies over the canvas. */
export function useEditorWidth(): EditorWidth {
  const phone = useMedia('(max-width: 760px)')
  const narrow = useMedia('(max-width: 960px)')
  const medium = useMedia('(max-width: 1180px)')
  return phone ? 'phone' : narrow ? 'narrow' : medium ? 'medium' : 'wide'
}
