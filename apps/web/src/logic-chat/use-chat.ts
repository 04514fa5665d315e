import type { Field } from '@ramiform/core/field'
import { useEffect, useState } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Chat, createChat } from './chat-store.ts'
import { chatDelay } from './chat-timing.ts'
import { type ChatKeeper, chatKeeper } from './kept-chat.ts'
import { understand } from './understand.ts'

/** how long after something was said or written at most it is kept */
const keepWithinMs = 250

/** What is being written. Apart from the conversation, so that a key draws only the composer. */
export type Draft = StoreApi<{
  readonly text: string
  /** where something is put in that is not typed */
  readonly caret: number
  /** something was put in: the composer takes the focus */
  readonly wanted: boolean
}>

export interface OpenChat {
  readonly chat: Chat
  readonly draft: Draft
}

/**
 * A conversation that survives a reload. Another person or another form has another one: give the component that
 * calls this a `key`. `fieldsOfForm` is asked at every sentence.
 */
export function useChat(
  formId: string | null,
  who: string | null,
  fieldsOfForm: () => readonly Field[] | null,
): OpenChat {
  const [{ chat, draft, keeper }] = useState(() => {
    const keeper = chatKeeper(() => sessionStorage, formId, who)
    const kept = keeper.read()
    const chat = createChat({
      understand,
      readFile: async (file) => (await import('./uploads/read-upload.ts')).readUpload(file),
      fieldsOfForm,
      delay: chatDelay,
      now: Date.now,
      report: (failure) => console.warn(failure),
    })
    if (kept !== null) chat.setState(kept.conversation, true)
    return { chat, keeper, draft: newDraft(kept?.draft ?? '') }
  })
  // What was left without an answer is answered now.
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
