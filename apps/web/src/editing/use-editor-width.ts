import { upTo } from '../ui/breakpoints.ts'
import { useMedia } from '../ui/use-media.ts'

type EditorWidth = 'phone' | 'narrow' | 'medium' | 'wide'

/** The widest breakpoint that the window stays under. */
export function useEditorWidth(): EditorWidth {
  const phone = useMedia(upTo.phone)
  const narrow = useMedia(upTo.narrow)
  const medium = useMedia(upTo.medium)
  return phone ? 'phone' : narrow ? 'narrow' : medium ? 'medium' : 'wide'
}
