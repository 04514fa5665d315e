import { type EditorStore, isDirty } from '../draft/editor-store.ts'
import type { Saver } from './saver.ts'

/** A pause in editing this long saves. */
export const autosavePauseMs = 1_500
/** Without a pause, a change is saved after this time. */
export const autosaveAtMostMs = 10_000

export interface Autosave {
  /** Saves without waiting for a pause, for a page that may be closed next. */
  readonly flush: () => void
  readonly stop: () => void
}

/** Saves a form while it is edited. */
export function autosaving(store: EditorStore, saver: Pick<Saver, 'autosave'>): Autosave {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waitingSince: number | null = null
  function save() {
    clearTimeout(timer)
    waitingSince = null
    saver.autosave()
  }
  const unsubscribe = store.subscribe((state, before) => {
    if (state.draft === before.draft && state.saved === before.saved) return
    clearTimeout(timer)
    if (!isDirty(state)) {
      waitingSince = null
      return
    }
    waitingSince ??= Date.now()
    const left = waitingSince + autosaveAtMostMs - Date.now()
    timer = setTimeout(save, Math.max(0, Math.min(autosavePauseMs, left)))
  })
  return {
    flush: save,
    stop() {
      clearTimeout(timer)
      unsubscribe()
    },
  }
}
