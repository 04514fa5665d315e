import { useSyncExternalStore } from 'react'
import { session } from './browser-session.ts'
import type { SessionState } from './session.ts'

/** Who is signed in, and whether that is known yet. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.state, session.state)
}
