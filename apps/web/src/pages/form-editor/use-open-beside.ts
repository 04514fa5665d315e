import { useMemo } from 'react'
import { useEditor } from './editor-context.tsx'
import { useEditorWidth } from './use-media.ts'

interface Beside {
  logic(): void
  preview(): void
  /** Shows the preview; where it is shown, the logic again. */
  togglePreview(): void
}

/** Shows the logic or the preview: beside the canvas where there is room, over it elsewhere. */
export function useOpenBeside(): Beside {
  const { screen } = useEditor()
  const hasRoom = useEditorWidth() === 'wide'
  return useMemo(() => {
    function open(side: 'logic' | 'preview') {
      screen.show('fields')
      if (hasRoom) screen.beside(side)
      else screen.open(side)
    }
    function isPreviewShown() {
      const { view, side, over } = screen.getState()
      return hasRoom ? view === 'fields' && side === 'preview' : over === 'preview'
    }
    return {
      logic: () => open('logic'),
      preview: () => open('preview'),
      togglePreview() {
        if (!isPreviewShown()) open('preview')
        else if (hasRoom) screen.beside('logic')
        else screen.close()
      },
    }
  }, [screen, hasRoom])
}
