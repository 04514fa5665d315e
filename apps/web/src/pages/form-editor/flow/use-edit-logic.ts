import type { Field } from '@ramiform/core/field'
import { useCallback } from 'react'
import { useEditor } from '../../../editing/editor-context.tsx'
import { useEditorWidth } from '../../../editing/use-editor-width.ts'
import { openSettingsAt } from '../commands/settings-sections.ts'

/**
 * Opens the logic of a field from the flow: beside the canvas on wide screens, otherwise over it. Hidden fields and values
 * are in the settings.
 */
export function useEditLogic(): (field: Pick<Field, 'id' | 'hidden' | 'formula'>) => void {
  const { store, screen } = useEditor()
  const width = useEditorWidth()
  return useCallback(
    ({ id, hidden, formula }) => {
      if (hidden) {
        openSettingsAt(screen, formula === undefined ? 'hidden' : 'values')
        return
      }
      store.select(id)
      screen.show('fields')
      screen.openSide('logic')
      if (width !== 'wide') screen.open('logic')
    },
    [store, screen, width],
  )
}
