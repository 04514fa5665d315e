import { useCallback } from 'react'
import { useToast } from '../ui/Toast.tsx'
import type { Chat } from './chat-store.ts'

/** Starts a new conversation, with Undo for the previous one. */
export function useBeginAnew(chat: Chat): () => void {
  const toast = useToast()
  return useCallback(() => {
    const before = chat.beginAnew()
    toast('New conversation started', { undo: () => chat.resume(before) })
  }, [chat, toast])
}
