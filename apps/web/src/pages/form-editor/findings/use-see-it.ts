import type { Answers } from '@ramiform/core/answers'
import { ownerOfLogic } from '@ramiform/core/conditions/logic-owner'
import { useCallback } from 'react'
import { useEditor } from '../../../editing/editor-context.tsx'
import { useSidePanel } from '../../../editing/use-side-panel.ts'

/** Opens the preview with answers and goes to a field. */
export function useSeeIt(): (answers: Answers, fieldId?: string) => void {
  const { store, screen } = useEditor()
  const { preview } = useSidePanel()
  return useCallback(
    (answers, found = '') => {
      const fieldId = ownerOfLogic(found) || undefined
      screen.showFinding(null)
      if (fieldId !== undefined) store.select(fieldId)
      screen.askPreview({ answers, fieldId })
      preview()
    },
    [store, screen, preview],
  )
}
