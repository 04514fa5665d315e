import type { Field } from '@ramiform/core/field'
import type { Understanding } from '@ramiform/language/chat/understanding'
import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  awaiting,
  beginChat,
  type ChatState,
  fieldsOfFile,
  noteApplied,
  say,
  unsay,
} from './chat-state.ts'
import { analysisDelayMs, replyDelayMs } from './chat-timing.ts'
import type { AppliedRule, NoReader, Sentence, SentFile } from './message.ts'
import type { ReadUpload } from './uploads/read-upload.ts'

/** Side effects of a chat, injected for tests. */
export interface ChatWorld {
  readonly understand: (
    sentence: string,
    fields: readonly Field[],
    /** replies to the sentence before */
    before: readonly Understanding[],
    /** field that a sentence without a field is about */
    selected: string | null,
  ) => Promise<readonly Understanding[]>
  readonly readFile: (file: File) => Promise<ReadUpload>
  /** fields of the open form; null while no form is open */
  readonly fieldsOfForm: () => readonly Field[] | null
  /** the selected field of the editor */
  readonly selected?: () => string | null
  /** waiting time for this user, in milliseconds; 0 with reduced motion (decision 29) */
  readonly delay: (ms: number) => number
  readonly now: () => number
  /** logs a failure; the chat shows its own message for it */
  readonly report: (failure: unknown) => void
}

/** Chat store with answers. React only subscribes to it. */
export interface Chat extends StoreApi<ChatState> {
  say(text: string): void
  send(file: File): void
  /** Answers the sentence again after the sentence reader failed to load. */
  retry(message: NoReader): void
  note(replyId: string, place: number, applied: AppliedRule | null): void
  /** Starts a new conversation and returns the previous one. */
  beginAnew(): ChatState
  /** Continues a stored conversation and answers its open questions. */
  resume(conversation: ChatState): void
  /** Cancels all pending answers. */
  stop(): void
}

export function createChat(world: ChatWorld): Chat {
  const store = createStore<ChatState>()(() => beginChat(world.now()))
  const { getState, setState } = store
  const timers = new Set<ReturnType<typeof setTimeout>>()

  const change = (next: ChatState) => setState(next, true)
  const add = (message: Parameters<typeof say>[1]) => change(say(getState(), message, world.now()))

  /** Waits. Never resolves after the chat has stopped, so that no answer follows. */
  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        timers.delete(timer)
        resolve()
      }, world.delay(ms))
      timers.add(timer)
    })
  }

  function stopReply() {
    for (const timer of timers) clearTimeout(timer)
    timers.clear()
  }

  async function answer({ id: to, text }: Sentence): Promise<void> {
    const fields = world.fieldsOfForm() ?? fieldsOfFile(getState())?.fields ?? []
    const { messages } = getState()
    const asked = messages.findIndex(({ id }) => id === to)
    const last = messages.slice(0, asked).findLast((one) => one.kind === 'reply')
    const before = last?.kind === 'reply' ? last.understood : []
    const understanding = world
      .understand(text, fields, before, world.selected?.() ?? null)
      .catch((failure) => {
        world.report(failure)
        return null
      })
    await pause(replyDelayMs)
    const understood = await understanding
    if (understood === null) add({ kind: 'no-reader', to })
    else add({ kind: 'reply', to, understood, applied: {} })
  }

  async function take({ id: to, name }: SentFile, file: File): Promise<void> {
    const upload = await world.readFile(file).catch((failure): ReadUpload => {
      world.report(failure)
      return { kind: 'refused', reason: 'the reader of files could not be loaded' }
    })
    if (upload.kind === 'refused') add({ kind: 'file-refused', to, name, reason: upload.reason })
    else add({ kind: 'file-taken', to, name })
    await pause(analysisDelayMs)
    if (upload.kind === 'found') {
      const { kind: _found, ...found } = upload
      add({ kind: 'analysis', to, name, ...found })
    } else {
      add({ kind: 'alternatives', to, about: upload.kind === 'document' ? 'document' : 'broken' })
    }
  }

  return Object.assign(store, {
    say(text: string) {
      add({ kind: 'sentence', text })
      const said = getState().messages.at(-1)
      if (said?.kind === 'sentence') void answer(said)
    },
    send(file: File) {
      add({ kind: 'file', name: file.name, bytes: file.size })
      const sent = getState().messages.at(-1)
      if (sent?.kind === 'file') void take(sent, file)
    },
    retry({ id, to }: NoReader) {
      change(unsay(getState(), id))
      const asked = getState().messages.find((one) => one.id === to)
      if (asked?.kind === 'sentence') void answer(asked)
    },
    note: (replyId: string, place: number, applied: AppliedRule | null) =>
      change(noteApplied(getState(), replyId, place, applied)),
    beginAnew() {
      stopReply()
      const before = getState()
      change(beginChat(Math.max(world.now(), before.began + 1)))
      return before
    },
    resume(conversation: ChatState) {
      stopReply()
      change(conversation)
      for (const left of awaiting(conversation)) {
        if (left.kind === 'sentence') void answer(left)
        // The file itself is not stored; the owner has to upload it again.
        else add({ kind: 'alternatives', to: left.id, about: 'interrupted' })
      }
    },
    stop: stopReply,
  })
}
