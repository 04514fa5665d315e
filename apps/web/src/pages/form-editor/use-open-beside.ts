import { useMemo } from 'react'
import { useEditor } from './editor-context.tsx'
import { useEditorWidth } from './use-media.ts'

/** Shows the logic or the preview: beside the canvas where there is room, over it elsewhere. */
export function useOpenBeside(): { logic(): void; preview(): void } {
  const { screen } = useEditor()
  const hasRoom = useEditorWidth() === 'wide'
  return useMemo(
    () => ({
      logic: () => {
        screen.show('fields')
        if (hasRoom) screen.beside('logic')
        else screen.open('logic')
      },
      preview: () => {
        screen.show('fields')
        if (hasRoom) screen.beside('preview')
        else screen.open('preview')
      },
    }),
    [screen, hasRoom],
  )
}
