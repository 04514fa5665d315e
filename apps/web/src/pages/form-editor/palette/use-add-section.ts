import { limits } from '@ramiform/core/limits'
import { useCallback } from 'react'
import { placeAfter } from '../../../editing/draft/form-draft.ts'
import { addSection } from '../../../editing/draft/section-commands.ts'
import { useEditor } from '../../../editing/editor-context.tsx'
import { useToast } from '../../../ui/Toast.tsx'

/** Adds a section at a position. Without one, it adds it after the selected field, or at the end. */
export function useAddSection(): (place?: number) => void {
  const { store, announce } = useEditor()
  const toast = useToast()
  return useCallback(
    (place) => {
      const { draft, selected } = store.getState()
      const { fields, sections = [] } = draft.schema
      let time = Date.now()
      while (sections.some(({ id }) => id === `section_${time}`)) time += 1
      const id = `section_${time}`
      store.endTyping()
      if (store.run(addSection(id, place ?? placeAfter(fields, selected)))) {
        announce('Section added')
      } else {
        toast(`Not added. A form can have up to ${limits.sections} sections.`, { kind: 'failed' })
      }
    },
    [store, toast, announce],
  )
}
