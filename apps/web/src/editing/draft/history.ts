import type { Edit } from './edit.ts'
import type { FormDraft } from './form-draft.ts'

/** One thing to undo or redo. Drafts share what did not change, so keeping both whole costs little. */
export interface Step {
  readonly name: string
  readonly before: Moment
  readonly after: Moment
  readonly control?: string
  readonly at: number
}

/** A draft and the field that was selected in it. */
interface Moment {
  readonly draft: FormDraft
  readonly selected: string | null
}

export interface History extends Moment {
  /** newest last */
  readonly past: readonly Step[]
  /** next to redo last */
  readonly future: readonly Step[]
}

/** Steps kept; the oldest go first. */
const maxSteps = 1_000

/** A pause in typing longer than this begins a new step. */
const typingPauseMs = 3_000

export function beginning(draft: FormDraft): History {
  return { draft, selected: null, past: [], future: [] }
}

/** The history with an edit on top. Typing on in one control lengthens the step it began. */
export function record(history: History, edit: Edit, now: number): History {
  const { draft } = edit
  const selected = edit.selected === undefined ? history.selected : edit.selected
  const last = history.past.at(-1)
  const goesOn =
    last !== undefined &&
    edit.control !== undefined &&
    edit.control === last.control &&
    now - last.at <= typingPauseMs &&
    last.after.draft === history.draft
  const step: Step = {
    name: goesOn ? last.name : edit.name,
    before: goesOn ? last.before : { draft: history.draft, selected: history.selected },
    after: { draft, selected },
    ...(edit.control === undefined ? {} : { control: edit.control }),
    at: now,
  }
  const kept = goesOn ? history.past.slice(0, -1) : history.past.slice(1 - maxSteps)
  return { draft, selected, past: [...kept, step], future: [] }
}

export function undo(history: History): History {
  const step = history.past.at(-1)
  if (step === undefined) return history
  return {
    ...step.before,
    past: history.past.slice(0, -1),
    future: [...history.future, step],
  }
}

export function redo(history: History): History {
  const step = history.future.at(-1)
  if (step === undefined) return history
  return {
    ...step.after,
    past: [...history.past, step],
    future: history.future.slice(0, -1),
  }
}

/** Undoes or redoes until `steps` are done. */
export function goTo(history: History, steps: number): History {
  const wanted = Math.max(0, Math.min(steps, history.past.length + history.future.length))
  let at = history
  while (at.past.length > wanted) at = undo(at)
  while (at.past.length < wanted) at = redo(at)
  return at
}

/** The history with an edit made part of its newest step, so that one undo takes both back. */
export function amend(history: History, edit: Edit): History {
  const step = history.past.at(-1)
  if (step === undefined) return history
  const after = { draft: edit.draft, selected: history.selected }
  return { ...after, past: history.past.with(-1, { ...step, after }), future: [] }
}
