import { useMemo } from 'react'
import { useEditor } from '../../../editing/editor-context.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { useStepNotice } from '../history/use-step-notice.ts'
import { createFieldActions, type FieldActions } from './field-actions.ts'

export function useFieldActions(): FieldActions {
  const { store, announce } = useEditor()
  const toast = useToast()
  const notice = useStepNotice()
  return useMemo(
    () => createFieldActions({ store, announce, toast, notice }),
    [store, announce, toast, notice],
  )
}
