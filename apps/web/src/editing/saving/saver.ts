import type { EditedForm } from '../../api/queries.ts'
import type { EditorStore } from '../draft/editor-store.ts'
import { draftOf, type FormDraft, sameDraft } from '../draft/form-draft.ts'

/** Result of one attempt to save, mapped from the server's response. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly form: EditedForm }
  /** the form was saved elsewhere in between; `theirs` is the stored form (decision 19) */
  | { readonly kind: 'conflict'; readonly theirs: EditedForm }
  /** the server read the form and will not have it: trying again changes nothing */
  | Refused
  /** no answer, or one that may be better in a moment */
  | { readonly kind: 'failed'; readonly message: string; readonly isSignedOut?: boolean }

interface Refused {
  readonly kind: 'refused'
  readonly message: string
  /** what is wrong where: `schema.settings.notifications.webhook` */
  readonly problems?: readonly { readonly path: string; readonly message: string }[]
}

export type SaveState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'conflict'; readonly theirs: EditedForm }
  | (Refused & { /** what was refused */ readonly draft: FormDraft })
  /** quietly trying again, at a time in milliseconds since 1970 */
  | {
      readonly kind: 'retrying'
      readonly message: string
      readonly isSignedOut: boolean
      readonly at: number
    }

export interface Saver {
  /** Saves now. True once the server has everything, false when it did not work out this time. */
  save(): Promise<boolean>
  /** Saves now and keeps the result as a version of its own. */
  keep(): Promise<boolean>
  /** Saves if there is something to save and nothing to decide first. */
  autosave(): void
  state(): SaveState
  subscribe(listener: () => void): () => void
  /** Somebody else saved: asks for their version, so that the owner can choose before saving. */
  meet(): Promise<boolean>
  /** The owner keeps their own version: it is saved after the other one. */
  keepMine(): Promise<boolean>
  /** The conflict was settled otherwise, or put off. */
  settle(): void
  /** Ends the retries. A request in flight still finishes. */
  stop(): void
}

type Send = (draft: FormDraft, revision: number, keep: boolean) => Promise<SaveOutcome>

export const firstRetryMs = 2_000
const longestRetryMs = 60_000

/** Saves a form, one request at a time, and keeps trying after a failure with growing pauses. */
export function createSaver(
  store: EditorStore,
  send: Send,
  readStored: () => Promise<SaveOutcome> = async () => ({ kind: 'failed', message: '' }),
): Saver {
  let state: SaveState = { kind: 'idle' }
  let running: Promise<boolean> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = firstRetryMs
  /** the revision that met a newer one: until the owner has decided, nothing is saved by itself */
  let staleRevision: number | null = null
  let isStopped = false
  const listeners = new Set<() => void>()

  function enter(next: SaveState) {
    state = next
    for (const listener of listeners) listener()
  }

  async function attempt(keep: boolean): Promise<boolean> {
    clearTimeout(timer)
    enter({ kind: 'saving' })
    const { draft, saved } = store.getState()
    const outcome = await send(draft, saved.revision, keep)
    if (outcome.kind === 'saved') {
      pause = firstRetryMs
      store.markSaved(outcome.form, draft)
      enter({ kind: 'idle' })
      return true
    }
    if (outcome.kind === 'failed') {
      const { message, isSignedOut = false } = outcome
      if (!isStopped) timer = setTimeout(() => void save(), pause)
      enter({ kind: 'retrying', message, isSignedOut, at: Date.now() + pause })
      pause = Math.min(pause * 2, longestRetryMs)
      return false
    }
    if (outcome.kind === 'conflict') staleRevision = saved.revision
    enter(outcome.kind === 'refused' ? { ...outcome, draft } : outcome)
    return false
  }

  async function saveOver(theirs: EditedForm): Promise<boolean> {
    enter({ kind: 'saving' })
    // A save may replace the automatic save before it. Kept as a version, theirs stays.
    const { version, revision = version } = theirs
    const kept = await send(draftOf(theirs), revision, true)
    if (kept.kind === 'conflict' || kept.kind === 'failed') {
      enter(kept.kind === 'conflict' ? kept : { kind: 'conflict', theirs })
      return false
    }
    store.follow(kept.kind === 'saved' ? kept.form : theirs)
    return await attempt(false)
  }

  function save(keep = false): Promise<boolean> {
    running ??= attempt(keep).finally(() => {
      running = null
    })
    return running
  }

  return {
    save: () => save(),
    keep: () => save(true),
    autosave() {
      const { draft, saved } = store.getState()
      if (running !== null || draft === saved.draft || sameDraft(draft, saved.draft)) return
      if (saved.revision === staleRevision) return
      if (state.kind === 'idle' || (state.kind === 'refused' && state.draft !== draft)) void save()
    },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async meet() {
      const outcome = await readStored()
      if (outcome.kind !== 'conflict') return false
      clearTimeout(timer)
      enter(outcome)
      return true
    },
    keepMine() {
      if (state.kind !== 'conflict') return save()
      const { theirs } = state
      running ??= saveOver(theirs).finally(() => {
        running = null
      })
      return running
    },
    settle: () => enter({ kind: 'idle' }),
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
