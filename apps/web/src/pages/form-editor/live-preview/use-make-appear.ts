import type { Field } from '@ramiform/core/field'
import { isTraditional } from '@ramiform/core/form'
import { useCallback } from 'react'
import { useEditor, useEditorState } from '../../../editing/editor-context.tsx'
import { useSidePanel } from '../../../editing/use-side-panel.ts'
import { useProof } from '../findings/use-findings.ts'

/**
 * Opens the preview and makes a field appear in it with the smallest change to the answers.
 * @returns null for a field that always shows, and for one that no answers show
 */
export function useMakeAppear({ id, conditional }: Field): (() => void) | null {
  const { store, screen } = useEditor()
  const { preview } = useSidePanel()
  const isOff = useEditorState(({ draft }) => isTraditional(draft.schema))
  const isNever = useProof(({ neverShown }) => neverShown.includes(id))
  const makeAppear = useCallback(() => {
    store.select(id)
    screen.askPreview({ appear: id })
    preview()
  }, [store, screen, preview, id])
  return conditional === undefined || isOff || isNever ? null : makeAppear
}
