import { attemptStorage } from '../storage/attempt-storage.ts'
import { readStoredJson } from '../storage/stored-json.ts'
import type { ChatState } from './chat-state.ts'
import { type Message, messageKinds } from './message.ts'

/** The messages and the draft that survive a reload. */
export interface StoredChat {
  readonly conversation: ChatState
  readonly draft: string
}

/** format version; other versions are not read */
const release = 1

/** maximum number of stored messages; fewer where storage is full */
const maxMessages = 200
const minMessages = 20

/** Storage of chats: one conversation per form and one without a form, each for one user only. */
export function chatKeeper(storage: () => Storage, formId: string | null, who: string | null) {
  const key = formId === null ? 'ramiform.chat' : `ramiform.chat.${formId}`
  return {
    read(): StoredChat | null {
      const kept = readStoredJson(storage, key)
      if (!isRecord(kept) || kept.release !== release) return null
      // A conversation from before the sign-in stays with the user; other users' are not read.
      if (kept.who !== who && kept.who !== null) return null
      const { conversation, draft } = kept
      return isConversation(conversation) && typeof draft === 'string'
        ? { conversation, draft }
        : null
    },
    write({ conversation, draft }: StoredChat): void {
      const write = (most: number) => {
        const messages = conversation.messages.slice(-most)
        const kept = { release, who, draft, conversation: { ...conversation, messages } }
        storage().setItem(key, JSON.stringify(kept))
        return true
      }
      // Without storage the conversation lasts until the page closes.
      attemptStorage(() => write(maxMessages)) ?? attemptStorage(() => write(minMessages))
    },
  }
}

export type ChatKeeper = ReturnType<typeof chatKeeper>

function isConversation(value: unknown): value is ChatState {
  return (
    isRecord(value) &&
    typeof value.began === 'number' &&
    typeof value.said === 'number' &&
    Array.isArray(value.messages) &&
    value.messages.every(isMessage)
  )
}

/** Checks only the outline: the same version of the app wrote the message in this browser. */
function isMessage(value: unknown): value is Message {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.at === 'number' &&
    messageKinds.some((kind) => kind === value.kind)
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
