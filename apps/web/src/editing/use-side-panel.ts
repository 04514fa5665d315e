import { useMemo } from 'react'
import { useEditor } from './editor-context.tsx'
import type { EditorSide } from './screen-store.ts'
import { useEditorWidth } from './use-editor-width.ts'

interface SidePanel {
  logic(): void
  preview(): void
  chat(): void
  findings(): void
  /** Shows the preview; where it is shown, the logic again. */
  togglePreview(): void
}

/** Shows the logic, the preview or the chat: beside the canvas where there is room, over it elsewhere. */
export function useSidePanel(): SidePanel {
  const { screen } = useEditor()
  const hasRoom = useEditorWidth() === 'wide'
  return useMemo(() => {
    function open(side: EditorSide) {
      screen.show('fields')
      if (hasRoom) screen.openSide(side)
      else screen.open(side)
    }
    function isPreviewShown() {
      const { view, side, over } = screen.getState()
      return hasRoom ? view === 'fields' && side === 'preview' : over === 'preview'
    }
    return {
      logic: () => open('logic'),
      preview: () => open('preview'),
      chat: () => open('chat'),
      findings: () => open('findings'),
      togglePreview() {
        if (!isPreviewShown()) open('preview')
        else if (hasRoom) screen.openSide('logic')
        else screen.close()
      },
    }
  }, [screen, hasRoom])
}
