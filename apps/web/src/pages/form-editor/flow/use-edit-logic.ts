import { useCallback } from 'react'
import { useEditor } from '../../../editing/editor-context.tsx'
import { useEditorWidth } from '../../../editing/use-editor-width.ts'

/** Goes from the flow to the logic of one field: beside the canvas, or over it where there is less room. */
export function useEditLogic(): (fieldId: string) => void {
  const { store, screen } = useEditor()
  const width = useEditorWidth()
  return useCallback(
    (fieldId) => {
      store.select(fieldId)
      screen.show('fields')
      screen.beside('logic')
      if (width !== 'wide') screen.open('logic')
    },
    [store, screen, width],
  )
}
