import type { User } from '@ramiform/contract/calls'
import type { Database } from '../database/connect.ts'

/** A cookie's token is no bearer token and the other way round. */
export type SessionKind = 'cookie' | 'bearer'

/** A session ends this long after sign-in (spec section 9), */
export const sessionLifeSeconds = 5_184_000
/** and this long after it was last used. */
export const sessionIdleSeconds = 14 * 24 * 60 * 60

export interface SessionStore {
  /** Makes one token of each kind for one sign-in. They are told this once; only their hashes are kept. */
  begin<Kind extends SessionKind>(
    userId: string,
    kinds: readonly Kind[],
    now: Date,
  ): Promise<{ readonly loginId: string; readonly tokens: Readonly<Record<Kind, string>> }>
  /** Who holds this token, if it is of this kind and still lives; notes that it was used. */
  find(
    kind: SessionKind,
    token: string,
    now: Date,
  ): Promise<{ readonly loginId: string; readonly user: User } | null>
  /** Signs out: ends every session of one sign-in. */
  revoke(loginId: string): Promise<void>
  /** Signs out everywhere. */
  revokeAll(userId: string): Promise<void>
  /** Deletes what has ended. */
  removeEnded(now: Date): Promise<void>
}

export function createSessionStore(_database: Database): SessionStore {
  throw new Error('not written yet')
}
