import type { Field } from '@ramiform/core/field'
import { useEffect, useState } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Chat, createChat } from './chat-store.ts'
import { chatDelay } from './chat-timing.ts'
import { type ChatKeeper, chatKeeper } from './stored-chat.ts'
import { understand } from './understand.ts'

/** maximum delay in milliseconds before a change is stored */
const keepWithinMs = 250

/** The text in the composer. It has its own store, so that typing renders only the composer. */
export type Draft = StoreApi<{
  readonly text: string
  /** position at which inserted words go */
  readonly caret: number
  /** words were inserted: the composer takes the focus */
  readonly wanted: boolean
}>

export interface OpenChat {
  readonly chat: Chat
  readonly draft: Draft
}

/**
 * A conversation that survives a reload. Give the calling component a `key` with the user and form, because each has
 * its own conversation. `fieldsOfForm` and `selected` are called for every sentence.
 */
export function useChat(
  formId: string | null,
  who: string | null,
  fieldsOfForm: () => readonly Field[] | null,
  selected: () => string | null = () => null,
): OpenChat {
  const [{ chat, draft, keeper }] = useState(() => {
    const keeper = chatKeeper(() => sessionStorage, formId, who)
    const kept = keeper.read()
    const chat = createChat({
      understand,
      readFile: async (file) => (await import('./uploads/read-upload.ts')).readUpload(file),
      fieldsOfForm,
      selected,
      delay: chatDelay,
      now: Date.now,
      report: (failure) => console.warn(failure),
    })
    if (kept !== null) chat.setState(kept.conversation, true)
    return { chat, keeper, draft: newDraft(kept?.draft ?? '') }
  })
  // Answer the messages that were still open before the reload.
  useEffect(() => {
    chat.resume(chat.getState())
    return chat.stop
  }, [chat])
  useEffect(() => keepChat(chat, draft, keeper), [chat, draft, keeper])
  return { chat, draft }
}

const newDraft = (text: string): Draft =>
  createStore(() => ({ text, caret: text.length, wanted: false }))

function keepChat(chat: Chat, draft: Draft, keeper: ChatKeeper): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function keep() {
    clearTimeout(timer)
    timer = undefined
    keeper.write({ conversation: chat.getState(), draft: draft.getState().text })
  }
  const later = () => {
    timer ??= setTimeout(keep, keepWithinMs)
  }
  const now = () => {
    if (timer !== undefined) keep()
  }
  const stops = [chat.subscribe(later), draft.subscribe(later)]
  window.addEventListener('pagehide', now)
  return () => {
    now()
    for (const stop of stops) stop()
    window.removeEventListener('pagehide', now)
  }
}
