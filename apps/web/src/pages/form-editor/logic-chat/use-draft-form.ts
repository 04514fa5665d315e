import { useDeferredValue, useMemo } from 'react'
import { setConditional } from '../../../editing/draft/field-commands.ts'
import { useEditor, useEditorState } from '../../../editing/editor-context.tsx'
import type { FormAtHand } from '../../../logic-chat/form-at-hand.ts'

/** The form being edited, saved or not: a rule that is put into it is one step, undone as any other. */
export function useDraftForm(): FormAtHand {
  const { store } = useEditor()
  const name = useEditorState(({ draft }) => draft.name)
  // The conversation may come a moment after what is typed on the canvas.
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
