import { useMemo } from 'react'
import { useEditor } from '../../../editing/editor-context.tsx'

/** Undo and redo, by one or several steps. Each is announced to screen readers. */
export function useHistory(): { undo(): void; redo(): void; goTo(steps: number): void } {
  const { store, announce } = useEditor()
  return useMemo(
    () => ({
      undo() {
        const step = store.getState().past.at(-1)
        store.undo()
        announce(step === undefined ? 'Nothing to undo' : `Undone: ${step.name}`)
      },
      redo() {
        const step = store.getState().future.at(-1)
        store.redo()
        announce(step === undefined ? 'Nothing to redo' : `Redone: ${step.name}`)
      },
      /** Goes to the state after this number of steps; 0 is the initial state. */
      goTo(steps: number) {
        const from = store.getState().past.length
        store.goTo(steps)
        const by = store.getState().past.length - from
        if (by !== 0) announce(`${Math.abs(by)} ${by < 0 ? 'undone' : 'redone'}`)
      },
    }),
    [store, announce],
  )
}
