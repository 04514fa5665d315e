import { useCallback } from 'react'
import { useEditor } from '../../../editing/editor-context.tsx'
import { useEditorWidth } from '../../../editing/use-editor-width.ts'

/** Opens the logic of a field from the flow: beside the canvas on wide screens, otherwise over it. */
export function useEditLogic(): (fieldId: string) => void {
  const { store, screen } = useEditor()
  const width = useEditorWidth()
  return useCallback(
    (fieldId) => {
      store.select(fieldId)
      screen.show('fields')
      screen.openSide('logic')
      if (width !== 'wide') screen.open('logic')
    },
    [store, screen, width],
  )
}
