import type { User } from '@ramiform/contract/calls'
import { useSyncExternalStore } from 'react'
import { sessionToken } from '../../api/session-token.ts'

interface SiteSession {
  readonly user: User | null
  /** until it is known */
  readonly isPending: boolean
}

const nobody: SiteSession = { user: null, isPending: false }
let state: SiteSession = { user: null, isPending: true }
const listeners = new Set<() => void>()

/** Who is signed in, on a page that most people read without an account. */
export function useSiteSession(): SiteSession {
  return useSyncExternalStore(subscribe, current, current)
}

/** Finds out, and goes on listening until the function it gives is called. Without a session nothing is loaded or asked. */
export function watchSession(): () => void {
  if (!mayBeSignedIn()) {
    tell(nobody)
    return () => {}
  }
  let stop = () => {}
  let left = false
  loadSession()
    .then(({ session }) => {
      if (left) return
      stop = session.subscribe(() => tell(session.state()))
      if (session.state().user === null) void session.fetchUser()
      else tell(session.state())
    })
    .catch((failure) => {
      console.warn(failure)
      tell(nobody)
    })
  return () => {
    left = true
    stop()
  }
}

export async function signOut(): Promise<void> {
  const { session } = await loadSession()
  await session.logout()
}

const loadSession = () => import('../../session/browser-session.ts')

/**
 * The session's own cookie can be seen by no script, so the server sets this one beside it
 * (apps/server/src/sign-in/cookies.ts).
 */
function mayBeSignedIn(): boolean {
  return document.cookie.split('; ').includes('signed-in=1') || sessionToken() !== null
}

const current = () => state

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(next: SiteSession): void {
  state = { user: next.user, isPending: next.isPending }
  for (const listener of listeners) listener()
}
