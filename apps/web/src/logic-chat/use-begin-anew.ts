import { useCallback } from 'react'
import { useToast } from '../ui/Toast.tsx'
import type { Chat } from './chat-store.ts'

/** A new conversation; the one that was is an Undo away. */
export function useBeginAnew(chat: Chat): () => void {
  const toast = useToast()
  return useCallback(() => {
    const before = chat.beginAnew()
    toast('New conversation started', { undo: () => chat.resume(before) })
  }, [chat, toast])
}
