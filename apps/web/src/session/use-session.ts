import { useSyncExternalStore } from 'react'
import { session } from './browser-session.ts'
import type { SessionState } from './session.ts'

/** The signed-in user, and whether loading has finished. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.state, session.state)
}
