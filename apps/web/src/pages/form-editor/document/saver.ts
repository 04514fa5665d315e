import type { Form } from '@ramiform/core/form'
import type { EditorStore } from './editor-store.ts'
import type { FormDraft } from './form-draft.ts'

/** What became of one try to save, in the words of `saver`; the page translates the server's answers. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly form: Form }
  /** somebody else saved in between; theirs is the form as it is stored now (decision 19) */
  | { readonly kind: 'conflict'; readonly theirs: Form }
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
  | { readonly kind: 'conflict'; readonly theirs: Form }
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
  state(): SaveState
  subscribe(listener: () => void): () => void
  /** Somebody else saved: asks for their version, so that the owner can choose before saving. */
  meet(): Promise<boolean>
  /** The owner keeps their own version: it is saved after the other one. */
  keepMine(): Promise<boolean>
  /** The conflict was settled otherwise, or put off. */
  settle(): void
  stop(): void
}

type Send = (draft: FormDraft, version: number) => Promise<SaveOutcome>

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
  const listeners = new Set<() => void>()

  function enter(next: SaveState) {
    state = next
    for (const listener of listeners) listener()
  }

  async function attempt(): Promise<boolean> {
    clearTimeout(timer)
    enter({ kind: 'saving' })
    const { draft, saved } = store.getState()
    const outcome = await send(draft, saved.version)
    if (outcome.kind === 'saved') {
      pause = firstRetryMs
      store.markSaved(outcome.form, draft)
      enter({ kind: 'idle' })
      return true
    }
    if (outcome.kind === 'failed') {
      const { message, isSignedOut = false } = outcome
      timer = setTimeout(save, pause)
      enter({ kind: 'retrying', message, isSignedOut, at: Date.now() + pause })
      pause = Math.min(pause * 2, longestRetryMs)
      return false
    }
    enter(outcome.kind === 'refused' ? { ...outcome, draft } : outcome)
    return false
  }

  function save(): Promise<boolean> {
    running ??= attempt().finally(() => {
      running = null
    })
    return running
  }

  return {
    save,
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
      if (state.kind === 'conflict') store.follow(state.theirs)
      return save()
    },
    settle: () => enter({ kind: 'idle' }),
    stop: () => clearTimeout(timer),
  }
}
