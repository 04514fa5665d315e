import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  type Consequence,
  consequencesOf,
  removeAffected,
  rewriteAffected,
} from '../../../editing/draft/consequences.ts'
import type { Command } from '../../../editing/draft/edit.ts'
import type { EditorStore } from '../../../editing/draft/editor-store.ts'
import type { FormDraft } from '../../../editing/draft/form-draft.ts'
import type { Step } from '../../../editing/draft/history.ts'
import { followInScenarios } from '../../../editing/draft/scenarios-follow.ts'
import { watchSteps } from '../../../editing/draft/watch-steps.ts'

export interface Asked {
  readonly consequences: readonly Consequence[]
  /** step that caused the question; undefined when it is no longer the newest */
  readonly step: Step | undefined
}

/** Question about rules that steps broke; `asked` is null when there is nothing to ask. */
export interface RulesQuestion extends StoreApi<{ readonly asked: Asked | null }> {
  rewrite(): void
  remove(): void
  undo(): void
  keep(): void
  watch(): () => void
}

/** Changes that were made together with a step. */
export interface Settled {
  readonly before: FormDraft
  /** with those changes */
  readonly after: FormDraft
  readonly consequences: readonly Consequence[]
  /** what texts show instead of answers to deleted fields */
  readonly texts?: string
}

/** Code that loads for forms that need it. */
const followers = {
  options: () => import('../../../editing/draft/options-follow.ts'),
  texts: () => import('../../../editing/draft/texts-follow.ts'),
}
type Followers = typeof followers

/**
 * Updates rules after a step. In the same step, rules follow renamed options, and rules with a deleted source are
 * removed. Other cases need the owner's choice: a removed option, a changed type, or a partial match with several
 * options.
 *
 * The question covers all steps since the rules were last intact. Another step can add to it; undoing a step or fixing
 * a rule shortens it.
 *
 * @param onFailed called when code did not load, so that formulas, translations or texts did not follow; gets a function
 *   that tries all of it again
 */
export function createRulesQuestion(
  editor: EditorStore,
  onSettled: (settled: Settled) => void = () => {},
  onFailed: (tryAgain: () => void) => void = () => {},
  load: Followers = followers,
): RulesQuestion {
  const question = createStore<{ asked: Asked | null }>()(() => ({ asked: null }))
  let whole: FormDraft | null = null
  let failed: (() => void)[] = []

  function ask(step: Step | undefined) {
    const consequences = whole === null ? [] : consequencesOf(whole, editor.getState().draft)
    if (consequences.length === 0) whole = null
    question.setState({ asked: consequences.length === 0 ? null : { consequences, step } })
  }

  /** Fixes rules as part of the step that broke them, or as a new step after other steps. */
  function mend(command: typeof removeAffected, about: (one: Consequence) => boolean) {
    const { asked } = question.getState()
    if (asked === null) return
    const mending = command(asked.consequences.filter(about))
    const before = editor.getState().draft
    if (editor.getState().past.at(-1) === asked.step) editor.amend(mending)
    else editor.run(mending)
    onSettled({ before, after: editor.getState().draft, consequences: [] })
    ask(undefined)
  }

  /** Applies unambiguous rule changes, in the causing step when that is still the newest. */
  function settle(before: FormDraft, after: FormDraft) {
    const change = editor.getState().past.at(-1)?.after.draft === after ? editor.amend : editor.run
    change(followInScenarios(before, after))
    followInParts(before, after)
    followInTexts(before, after)
    const clear = consequencesOf(before, after).filter(isClear)
    if (clear.length === 0) return
    change(removeAffected(clear.filter(({ kind }) => kind === 'field-gone')))
    change(rewriteAffected(clear.filter(({ kind }) => kind === 'option-renamed')))
    onSettled({ before, after: editor.getState().draft, consequences: clear })
  }

  /** Applies a change whose code had to load: in the newest step, if nothing follows it. */
  function changeLater(command: Command) {
    const isLast = editor.getState().past.at(-1)?.after.draft === editor.getState().draft
    ;(isLast ? editor.amend : editor.run)(command)
  }

  function follow<Code>(fetch: () => Promise<Code>, use: (code: Code) => void) {
    fetch().then(use, (failure) => {
      console.warn(failure)
      failed.push(() => follow(fetch, use))
      onFailed(tryAgain)
    })
  }

  function tryAgain() {
    const all = failed
    failed = []
    for (const again of all) again()
  }

  /** Formulas and translations follow renamed options. The code for it loads for forms that have them. */
  function followInParts(before: FormDraft, after: FormDraft) {
    const { values, translations, fields } = after.schema
    if (!(values ?? translations) || before.schema.fields === fields) return
    follow(load.options, ({ partsAfter }) => {
      const command = partsAfter(before, after)
      if (command(editor.getState().draft) !== null) changeLater(command)
    })
  }

  /** Texts keep the fallback of a deleted field. The code for it loads when a field is deleted. */
  function followInTexts(before: FormDraft, after: FormDraft) {
    const [old, next] = [before.schema, after.schema]
    const hasOtherParts = old.hiddenFields !== next.hiddenFields || old.values !== next.values
    if (old.fields.length <= next.fields.length && !hasOtherParts) return
    follow(load.texts, ({ followTexts, lostInWords }) => {
      const texts = lostInWords(before, editor.getState().draft)
      if (texts === null) return
      changeLater(followTexts(before))
      onSettled({ before, after, consequences: [], texts })
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
        // Skip while the user types: the step is not complete.
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
