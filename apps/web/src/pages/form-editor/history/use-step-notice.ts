import { useCallback } from 'react'
import { useEditor } from '../../../editing/editor-context.tsx'
import { useToast } from '../../../ui/Toast.tsx'

/** Parts of the notice of one step. Several parts of the editor add to it, because a later toast replaces an earlier one. */
export interface StepNotice {
  /** what the step did, such as `Plan deleted` */
  readonly done?: string
  /** `done` of a step that nothing else names */
  readonly named?: string
  /** removed rules, at the end of that sentence: `, with 4 rules that used it` */
  readonly rules?: string
  /** other changes, each as a sentence */
  readonly changes?: string
  readonly texts?: string
  /** replaces the usual undo */
  readonly undo?: () => void
}

/** Notices by the state before their step. Changes that follow a step are part of it, so its beginning identifies it. */
const notices = new WeakMap<object, StepNotice>()

/** Adds to the notice of the newest step and shows it with *Undo*. After a later step, *Undo* does nothing but say so. */
export function useStepNotice(): (part: StepNotice) => string {
  const { store } = useEditor()
  const toast = useToast()
  return useCallback(
    (part) => {
      const before = store.getState().past.at(-1)?.before
      const notice = { ...(before && notices.get(before)), ...part }
      if (before) notices.set(before, notice)
      const { done, named, rules = '', changes, texts, undo } = notice
      const head = done ?? named
      const sentences = [head && head + rules, changes, texts].filter(Boolean)
      const words = sentences.join('. ') + ((changes ?? texts) ? '.' : '')
      toast(words, {
        undo:
          undo ??
          (() => {
            const { past } = store.getState()
            if (past.at(-1)?.before === before) store.undo()
            else if (past.some((step) => step.before === before))
              toast('Undo the later changes first.')
          }),
      })
      return words
    },
    [store, toast],
  )
}
