import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  type Consequence,
  consequencesOf,
  removeAffected,
  rewriteAffected,
} from '../../../editing/draft/consequences.ts'
import type { EditorStore } from '../../../editing/draft/editor-store.ts'
import type { FormDraft } from '../../../editing/draft/form-draft.ts'
import type { Step } from '../../../editing/draft/history.ts'
import { watchSteps } from '../../../editing/draft/watch-steps.ts'

interface Asked {
  readonly consequences: readonly Consequence[]
  /** the step that brought it about, while it is the newest */
  readonly step: Step | undefined
}

/** What is asked about rules that steps left behind; null while there is nothing to ask. */
export interface RulesQuestion extends StoreApi<{ readonly asked: Asked | null }> {
  rewrite(): void
  remove(): void
  undo(): void
  keep(): void
  watch(): () => void
}

/** What a step did to rules and was settled with it. */
export interface Settled {
  readonly consequences: readonly Consequence[]
  /** whether undo takes back the step together with what settled it */
  readonly isNewest: () => boolean
}

/**
 * Rules follow a renamed option and go with a deleted source, as part of the step. What cannot be settled so is asked:
 * an option that is gone, a type that changed, a rule that finds several options by a part of their names.
 *
 * Asks about everything since the form was last whole: a second step with consequences adds to the question,
 * undoing the step or mending a rule by hand takes away from it.
 */
export function createRulesQuestion(
  editor: EditorStore,
  onSettled: (settled: Settled) => void = () => {},
): RulesQuestion {
  const question = createStore<{ asked: Asked | null }>()(() => ({ asked: null }))
  let whole: FormDraft | null = null

  function ask(step: Step | undefined) {
    const consequences = whole === null ? [] : consequencesOf(whole, editor.getState().draft)
    if (consequences.length === 0) whole = null
    question.setState({ asked: consequences.length === 0 ? null : { consequences, step } })
  }

  /** Mends as part of the step that did it; when others came since, as a step of its own. */
  function mend(command: typeof removeAffected, about: (one: Consequence) => boolean) {
    const { asked } = question.getState()
    if (asked === null) return
    const mending = command(asked.consequences.filter(about))
    if (editor.getState().past.at(-1) === asked.step) editor.amend(mending)
    else editor.run(mending)
    ask(undefined)
  }

  /** Settles what is clear, in the step that did it where that is still the newest. */
  function settle(before: FormDraft, after: FormDraft) {
    const clear = consequencesOf(before, after).filter(isClear)
    if (clear.length === 0) return
    const change = editor.getState().past.at(-1)?.after.draft === after ? editor.amend : editor.run
    change(removeAffected(clear.filter(({ kind }) => kind === 'field-gone')))
    change(rewriteAffected(clear.filter(({ kind }) => kind === 'option-renamed')))
    const step = editor.getState().past.at(-1)
    onSettled({
      consequences: clear,
      isNewest: () => editor.getState().past.at(-1) === step,
    })
  }

  return Object.assign(question, {
    rewrite: () => mend(rewriteAffected, ({ rewritable }) => rewritable > 0),
    remove: () => mend(removeAffected, ({ rewritable }) => rewritable === 0),
    undo() {
      const { asked } = question.getState()
      if (asked?.step !== undefined && editor.getState().past.at(-1) === asked.step) editor.undo()
    },
    keep() {
      whole = null
      question.setState({ asked: null })
    },
    watch() {
      const stopSteps = watchSteps(editor, (before, after) => {
        settle(before, after)
        const { draft } = editor.getState()
        if (whole === null && consequencesOf(before, draft).length > 0) whole = before
        if (whole !== null) ask(editor.getState().past.at(-1))
      })
      const stopChanges = editor.subscribe(({ draft, past }, old) => {
        // While somebody types nothing is counted again: the step is not done.
        if (whole === null || draft === old.draft || past.at(-1)?.control !== undefined) return
        const { asked } = question.getState()
        ask(past.at(-1) === asked?.step ? asked?.step : undefined)
      })
      return () => {
        stopSteps()
        stopChanges()
      }
    },
  })
}

const isClear = ({ kind, rewritable }: Consequence) =>
  kind === 'field-gone' || (kind === 'option-renamed' && rewritable > 0)
