import { useMemo } from 'react'
import { useEditor } from '../../../editing/editor-context.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { createFieldActions, type FieldActions } from './field-actions.ts'

export function useFieldActions(): FieldActions {
  const { store, announce } = useEditor()
  const toast = useToast()
  return useMemo(() => createFieldActions({ store, announce, toast }), [store, announce, toast])
}
