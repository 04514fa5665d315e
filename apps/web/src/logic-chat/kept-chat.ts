import { attemptStorage } from '../storage/attempt-storage.ts'
import { readKept } from '../storage/kept-json.ts'
import type { ChatState } from './chat-state.ts'
import { type Message, messageKinds } from './message.ts'

/** What survives a reload: what was said, and what is being written. */
export interface KeptChat {
  readonly conversation: ChatState
  readonly draft: string
}

/** another release may keep it otherwise: then it is not read */
const release = 1

/** so many messages are kept; where there is no room for them, fewer */
const mostKept = 200
const fewKept = 20

/** One conversation for each form, and one without; each belongs to who had it. */
export function chatKeeper(storage: () => Storage, formId: string | null, who: string | null) {
  const key = formId === null ? 'ramiform.chat' : `ramiform.chat.${formId}`
  return {
    read(): KeptChat | null {
      const kept = readKept(storage, key)
      if (!isRecord(kept) || kept.release !== release) return null
      // What somebody said before signing in goes on with them; nobody else's does.
      if (kept.who !== who && kept.who !== null) return null
      const { conversation, draft } = kept
      return isConversation(conversation) && typeof draft === 'string'
        ? { conversation, draft }
        : null
    },
    write({ conversation, draft }: KeptChat): void {
      const write = (most: number) => {
        const messages = conversation.messages.slice(-most)
        const kept = { release, who, draft, conversation: { ...conversation, messages } }
        storage().setItem(key, JSON.stringify(kept))
        return true
      }
      // Without room or storage it lasts as long as the page.
      attemptStorage(() => write(mostKept)) ?? attemptStorage(() => write(fewKept))
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

/** Looks at the outline only: this browser wrote it, in this release. */
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
