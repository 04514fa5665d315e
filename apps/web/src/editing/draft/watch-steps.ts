import type { EditorStore } from './editor-store.ts'
import type { FormDraft } from './form-draft.ts'
import type { Step } from './history.ts'

/** `before` and `after` a step; for typing, before the first key and after the last. */
export type StepListener = (before: FormDraft, after: FormDraft) => void

/** Hears of every new step once it is done: of typing when the control is left. Undo and redo make no new step. */
export function watchSteps(store: EditorStore, listener: StepListener): () => void {
  const seen = new WeakSet<Step>(store.getState().past)
  let typing: { readonly control: string; readonly before: FormDraft } | null = null

  return store.subscribe((state, { past, draft }) => {
    if (state.past === past) return
    const last = state.past.at(-1)
    if (last === undefined || seen.has(last)) {
      typing = null
      return
    }
    if (typing !== null && last.control === typing.control) return
    const typed = typing
    typing = null
    if (typed !== null && state.draft === draft) {
      seen.add(last)
      return listener(typed.before, draft)
    }
    if (typed !== null) listener(typed.before, last.before.draft)
    if (last.control === undefined) {
      seen.add(last)
      listener(last.before.draft, last.after.draft)
    } else typing = { control: last.control, before: last.before.draft }
  })
}
