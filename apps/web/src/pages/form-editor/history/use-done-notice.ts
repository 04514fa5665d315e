import { useEditor } from '../../../editing/editor-context.tsx'
import { useToast } from '../../../ui/Toast.tsx'

/** Shows a notice of the newest step with *Undo*. After a later step, *Undo* leaves that one alone and says so. */
export function useDoneNotice(): (text: string) => void {
  const { store } = useEditor()
  const toast = useToast()
  return (text) => {
    // Changes that follow a step are part of it, so a step is known by what was before.
    const before = store.getState().past.at(-1)?.before
    toast(text, {
      undo: () => {
        const { past } = store.getState()
        if (past.at(-1)?.before === before) store.undo()
        else if (past.some((step) => step.before === before)) toast('Undo the later changes first.')
      },
    })
  }
}
