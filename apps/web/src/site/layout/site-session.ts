import type { User } from '@ramiform/contract/calls'
import { useSyncExternalStore } from 'react'
import { sessionToken } from '../../api/session-token.ts'

interface SiteSession {
  readonly user: User | null
  /** The session is still loading. */
  readonly isPending: boolean
}

const signedOut: SiteSession = { user: null, isPending: false }
let state: SiteSession = { user: null, isPending: true }
const listeners = new Set<() => void>()

/** The session on pages that most people read without an account. */
export function useSiteSession(): SiteSession {
  return useSyncExternalStore(subscribe, current, current)
}

/** Loads the session if there may be one, and follows its changes. Returns a function that stops this. */
export function watchSession(): () => void {
  if (!mayBeSignedIn()) {
    update(signedOut)
    return () => {}
  }
  let stop = () => {}
  let isStopped = false
  loadSession()
    .then(({ session }) => {
      if (isStopped) return
      stop = session.subscribe(() => update(session.state()))
      if (session.state().user === null) void session.fetchUser()
      else update(session.state())
    })
    .catch((failure) => {
      console.warn(failure)
      update(signedOut)
    })
  return () => {
    isStopped = true
    stop()
  }
}

export async function signOut(): Promise<void> {
  const { session } = await loadSession()
  await session.logout()
}

const loadSession = () => import('../../session/browser-session.ts')

/** Scripts can't read the session cookie, so the server sets a second one (apps/server/src/sign-in/cookies.ts). */
function mayBeSignedIn(): boolean {
  return document.cookie.split('; ').includes('signed-in=1') || sessionToken() !== null
}

const current = () => state

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function update(next: SiteSession): void {
  state = { user: next.user, isPending: next.isPending }
  for (const listener of listeners) listener()
}
