import type { Form } from '@ramiform/core/form'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { EditedForm } from '../../api/queries.ts'
import type { Command } from './edit.ts'
import { draftOf, type FormDraft, sameDraft } from './form-draft.ts'
import { amend, beginning, goTo, type History, record, redo, undo } from './history.ts'

/** The last state the server stored. The draft is compared with it to find unsaved changes. */
interface SavedState {
  readonly draft: FormDraft
  /** the number of the version that is edited */
  readonly version: number
  /** counts the writes of the form; the next save names it (decision 19) */
  readonly revision: number
  readonly at: string
}

/** Facts about the form that are not edited here. */
type FormFacts = Pick<
  Form,
  | 'id'
  | 'slug'
  | 'isPublished'
  | 'closed'
  | 'reservedPlaces'
  | 'submissionCount'
  | 'createdAt'
  | 'updatedAt'
> & {
  /** the version that visitors see; null while the form is not published */
  readonly live: number | null
  readonly hasUnpublishedChanges: boolean
}

export interface EditorState extends History {
  /** ids of two or more fields that are selected together; empty while one field or none is selected */
  readonly picked: readonly string[]
  readonly saved: SavedState
  readonly facts: FormFacts
}

/** The form being edited. React only subscribes to it; commands, undo and saving work without a screen. */
export interface EditorStore extends StoreApi<EditorState> {
  /** Runs a command as one step; false when it had nothing to do. */
  run(command: Command): boolean
  /** Runs a command as part of the newest step. */
  amend(command: Command): boolean
  undo(): void
  redo(): void
  /** Undoes or redoes until so many steps are done; 0 is where this edit began. */
  goTo(steps: number): void
  select(fieldId: string | null): void
  /** Selects several fields. The first one is the anchor of a range; a single one is opened. */
  pick(fieldIds: readonly string[]): void
  /** The control lost focus: what is typed next is a step of its own. */
  endTyping(): void
  /** The server stored `draft` and answers the form as it is now. */
  markSaved(form: EditedForm, draft: FormDraft): void
  /** The server has a newer version; the next save is meant to follow it. */
  follow(form: EditedForm): void
  /** Published, unpublished or given another link. */
  setFacts(form: Form): void
  /** The last save is now live. */
  wentLive(form: Form): void
}

export function createEditorStore(form: EditedForm, now: () => number = Date.now): EditorStore {
  const draft = draftOf(form)
  const store = createStore<EditorState>()(() => ({
    ...beginning(draft),
    picked: [],
    saved: savedState(form, draft),
    facts: factsOf(form),
  }))
  const { setState } = store
  // An edit, undo or click that opens one field ends the selection of several.
  store.subscribe(({ selected, picked }) => {
    if (selected !== null && picked.length > 0) setState({ picked: [] })
  })
  return Object.assign(store, {
    run(command: Command) {
      const edit = command(store.getState().draft)
      if (edit === null) return false
      setState((state) => record(state, edit, now()))
      return true
    },
    amend(command: Command) {
      const edit = command(store.getState().draft)
      if (edit === null) return false
      setState((state) =>
        state.past.length === 0 ? record(state, edit, now()) : amend(state, edit),
      )
      return true
    },
    undo: () => setState(undo),
    redo: () => setState(redo),
    goTo: (steps: number) => setState((state) => goTo(state, steps)),
    select(fieldId: string | null) {
      const { selected, picked } = store.getState()
      if (selected !== fieldId || picked.length > 0) setState({ selected: fieldId, picked: [] })
    },
    pick(fieldIds: readonly string[]) {
      const [only = null] = fieldIds
      if (fieldIds.length > 1) setState({ selected: null, picked: fieldIds })
      else setState({ selected: only, picked: [] })
    },
    endTyping() {
      const last = store.getState().past.at(-1)
      if (last?.control === undefined) return
      const { control: _ended, ...step } = last
      setState(({ past }) => ({ past: past.with(-1, step) }))
    },
    markSaved: (form: EditedForm, draft: FormDraft) =>
      setState({ saved: savedState(form, draft), facts: factsOf(form) }),
    follow: (form: EditedForm) =>
      setState({ saved: savedState(form, draftOf(form)), facts: factsOf(form) }),
    wentLive: (form: Form) =>
      setState(({ saved }) => ({
        facts: factsOf({ ...form, hasUnpublishedChanges: false }),
        saved: { ...saved, version: form.version },
      })),
    setFacts: (form: Form) =>
      setState(({ saved, facts: { live, hasUnpublishedChanges } }) => ({
        facts: form.isPublished
          ? { ...factsOf(form), live, hasUnpublishedChanges }
          : factsOf({ ...form, hasUnpublishedChanges: false }),
        // Do not adopt a version saved elsewhere here: the next save must report the conflict.
        saved: sameDraft(draftOf(form), saved.draft) ? { ...saved, version: form.version } : saved,
      })),
  })
}

/** True when the draft has unsaved changes. */
export function isDirty({ draft, saved }: Pick<EditorState, 'draft' | 'saved'>): boolean {
  return !sameDraft(draft, saved.draft)
}

function savedState(form: EditedForm, draft: FormDraft): SavedState {
  const { version, revision = version, updatedAt: at } = form
  return { draft, version, revision, at }
}

function factsOf(form: EditedForm): FormFacts {
  const { id, slug, isPublished, closed, reservedPlaces, submissionCount, createdAt, updatedAt } =
    form
  const { live, hasUnpublishedChanges = false } = form
  return {
    id,
    slug,
    isPublished,
    closed,
    reservedPlaces,
    submissionCount,
    createdAt,
    updatedAt,
    live: live?.version ?? (isPublished ? form.version : null),
    hasUnpublishedChanges,
  }
}
