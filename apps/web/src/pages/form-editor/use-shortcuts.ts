import { useEffect } from 'react'
import { useEditor } from './editor-context.tsx'

/** Ctrl or Cmd with Z, Shift+Z (or Y) and S, wherever the focus is. */
export function useShortcuts(): void {
  const { store, saver, announce } = useEditor()
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const { past, future } = store.getState()
      if (key === 's') {
        event.preventDefault()
        void saver.save()
      } else if (key === 'z' && !event.shiftKey) {
        event.preventDefault()
        store.undo()
        announce(past.length === 0 ? 'Nothing to undo' : `Undone: ${past.at(-1)?.name}`)
      } else if (key === 'y' || key === 'z') {
        event.preventDefault()
        store.redo()
        announce(future.length === 0 ? 'Nothing to redo' : `Redone: ${future.at(-1)?.name}`)
      }
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [store, saver, announce])
}
