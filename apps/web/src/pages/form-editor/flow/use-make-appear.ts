import { useCallback } from 'react'
import { useEditor } from '../../../editing/editor-context.tsx'
import { useSidePanel } from '../../../editing/use-side-panel.ts'

/** Opens the preview and makes a field appear in it with the smallest change to the answers. */
export function useMakeAppear(): (fieldId: string) => void {
  const { store, screen } = useEditor()
  const { preview } = useSidePanel()
  return useCallback(
    (fieldId) => {
      store.select(fieldId)
      screen.askPreview({ appear: fieldId })
      preview()
    },
    [store, screen, preview],
  )
}
