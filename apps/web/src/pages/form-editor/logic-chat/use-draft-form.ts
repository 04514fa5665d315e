import { useDeferredValue, useMemo } from 'react'
import { setConditional } from '../../../editing/draft/field-commands.ts'
import { useEditor, useEditorState } from '../../../editing/editor-context.tsx'
import type { FormAtHand } from '../../../logic-chat/form-at-hand.ts'

/** Access of the chat to the edited form, saved or not. Each inserted rule is one undo step. */
export function useDraftForm(): FormAtHand {
  const { store } = useEditor()
  const name = useEditorState(({ draft }) => draft.name)
  // The chat may lag a moment behind typing on the canvas.
  const schema = useDeferredValue(useEditorState(({ draft }) => draft.schema))
  return useMemo(
    () => ({
      name,
      schema,
      async setLogic(fieldId, conditional) {
        store.endTyping()
        if (!store.run(setConditional(fieldId, conditional ?? undefined))) {
          return { kind: 'failed', message: 'This field is no longer in the form.' }
        }
        store.select(fieldId)
        return { kind: 'done' }
      },
    }),
    [store, name, schema],
  )
}
