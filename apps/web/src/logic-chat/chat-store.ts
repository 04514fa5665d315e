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

/** Everything a chat asks of the world around it. */
export interface ChatWorld {
  readonly understand: (
    sentence: string,
    fields: readonly Field[],
  ) => Promise<readonly Understanding[]>
  readonly readFile: (file: File) => Promise<ReadUpload>
  /** the fields of the form that is open; null while none is */
  readonly fieldsOfForm: () => readonly Field[] | null
  /** how long a pause is for this person: none for who prefers reduced motion (decision 29) */
  readonly delay: (ms: number) => number
  readonly now: () => number
  /** failures that the conversation tells in its own words */
  readonly report: (failure: unknown) => void
}

/** A conversation that answers. React only subscribes to it. */
export interface Chat extends StoreApi<ChatState> {
  say(text: string): void
  send(file: File): void
  /** Asks again where the reader of sentences had not come. */
  retry(message: NoReader): void
  note(replyId: string, place: number, applied: AppliedRule | null): void
  /** Begins a new conversation and gives the one that was. */
  beginAnew(): ChatState
  /** Goes on with a conversation that was kept. */
  resume(conversation: ChatState): void
  /** Says nothing more. */
  stop(): void
}

export function createChat(world: ChatWorld): Chat {
  const store = createStore<ChatState>()(() => beginChat(world.now()))
  const { getState, setState } = store
  const timers = new Set<ReturnType<typeof setTimeout>>()

  const change = (next: ChatState) => setState(next, true)
  const tell = (message: Parameters<typeof say>[1]) => change(say(getState(), message, world.now()))

  /** Never ends once the chat has stopped, so that nothing is said after that. */
  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        timers.delete(timer)
        resolve()
      }, world.delay(ms))
      timers.add(timer)
    })
  }

  function hush() {
    for (const timer of timers) clearTimeout(timer)
    timers.clear()
  }

  async function answer({ id: to, text }: Sentence): Promise<void> {
    const fields = world.fieldsOfForm() ?? fieldsOfFile(getState())?.fields ?? []
    const understanding = world.understand(text, fields).catch((failure) => {
      world.report(failure)
      return null
    })
    await pause(replyDelayMs)
    const understood = await understanding
    if (understood === null) tell({ kind: 'no-reader', to })
    else tell({ kind: 'reply', to, understood, applied: {} })
  }

  async function take({ id: to, name }: SentFile, file: File): Promise<void> {
    const upload = await world.readFile(file).catch((failure): ReadUpload => {
      world.report(failure)
      return { kind: 'refused', reason: 'the reader of files could not be loaded' }
    })
    if (upload.kind === 'refused') tell({ kind: 'file-refused', to, name, reason: upload.reason })
    else tell({ kind: 'file-taken', to, name })
    await pause(analysisDelayMs)
    if (upload.kind === 'found') {
      const { kind: _found, ...found } = upload
      tell({ kind: 'analysis', to, name, ...found })
    } else {
      tell({ kind: 'alternatives', to, about: upload.kind === 'document' ? 'document' : 'broken' })
    }
  }

  return Object.assign(store, {
    say(text: string) {
      tell({ kind: 'sentence', text })
      const said = getState().messages.at(-1)
      if (said?.kind === 'sentence') void answer(said)
    },
    send(file: File) {
      tell({ kind: 'file', name: file.name, bytes: file.size })
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
      hush()
      const before = getState()
      change(beginChat(Math.max(world.now(), before.began + 1)))
      return before
    },
    resume(conversation: ChatState) {
      hush()
      change(conversation)
      for (const left of awaiting(conversation)) {
        if (left.kind === 'sentence') void answer(left)
        // The file itself is not kept: it has to be given once more.
        else tell({ kind: 'alternatives', to: left.id, about: 'interrupted' })
      }
    },
    stop: hush,
  })
}
