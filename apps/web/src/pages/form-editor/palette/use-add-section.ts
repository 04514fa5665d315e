import { limits } from '@ramiform/core/limits'
import { useCallback } from 'react'
import { placeAfter } from '../../../editing/draft/form-draft.ts'
import { addSection } from '../../../editing/draft/section-commands.ts'
import { useEditor } from '../../../editing/editor-context.tsx'
import { newPartId } from '../../../forms/field-id.ts'
import { useToast } from '../../../ui/Toast.tsx'

/** Adds a section at a position. Without one, it adds it after the selected field, or at the end. */
export function useAddSection(): (place?: number) => void {
  const { store, announce } = useEditor()
  const toast = useToast()
  return useCallback(
    (place) => {
      const { draft, selected } = store.getState()
      const { fields, sections = [] } = draft.schema
      store.endTyping()
      const id = newPartId('section', sections)
      if (store.run(addSection(id, place ?? placeAfter(fields, selected)))) {
        announce('Section added')
      } else {
        toast(`Not added. A form can have up to ${limits.sections} sections.`, { kind: 'failed' })
      }
    },
    [store, toast, announce],
  )
}
