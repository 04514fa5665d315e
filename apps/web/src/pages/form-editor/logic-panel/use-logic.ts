import type { Conditional } from '@ramiform/core/conditions/condition'
import type { Field } from '@ramiform/core/field'
import { useCallback } from 'react'
import { setConditional } from '../../../editing/draft/field-commands.ts'
import { useEditor } from '../../../editing/editor-context.tsx'

export type ChangeLogic = (
  conditional: Conditional | undefined,
  how?: { name?: string; control?: string },
) => void

/** Replaces the logic of a field as one undo step. */
export function useChangeLogic(field: Field): ChangeLogic {
  const { store } = useEditor()
  const { id } = field
  return useCallback(
    (conditional, how) => {
      if (how?.control === undefined) store.endTyping()
      store.run(setConditional(id, conditional, how))
    },
    [store, id],
  )
}
