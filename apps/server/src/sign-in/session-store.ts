import { createHash, randomBytes } from 'node:crypto'
import type { User } from '@ramiform/contract/calls'
import type { Database } from '../database/connect.ts'
import { newId } from '../database/new-id.ts'
import { rowId } from '../database/row-id.ts'
import { toUser, userColumns } from './user-store.ts'

/** Kind of a session token. A cookie token is not valid as a bearer token, nor the other way round. */
export type SessionKind = 'cookie' | 'bearer'

/** Maximum lifetime of a session after sign-in: 60 days (spec section 9). */
export const sessionLifeSeconds = 5_184_000
/** Lifetime of a session after its last use: 14 days. */
export const sessionIdleSeconds = 14 * 24 * 60 * 60

export interface SessionStore {
  /** Creates one token of each kind for a sign-in. Only hashes are stored, so the tokens cannot be read again. */
  begin<Kind extends SessionKind>(
    userId: string,
    kinds: readonly Kind[],
    now: Date,
  ): Promise<{ readonly loginId: string; readonly tokens: Readonly<Record<Kind, string>> }>
  /** Finds the user of a valid token of this kind and records its use. Null for any other token. */
  find(
    kind: SessionKind,
    token: string,
    now: Date,
  ): Promise<{ readonly loginId: string; readonly user: User } | null>
  /** Signs out one device: ends every session of one sign-in. */
  revoke(loginId: string): Promise<void>
  /** Signs out on every device: ends all of the user's sessions. */
  revokeAll(userId: string): Promise<void>
  /** Deletes expired sessions. */
  removeEnded(now: Date): Promise<void>
}

/** Interval in seconds for recording a session's last use, to avoid a write per request. */
const noteUseAfterSeconds = 10 * 60

export function createSessionStore({ kysely }: Database): SessionStore {
  return {
    async begin<Kind extends SessionKind>(userId: string, kinds: readonly Kind[], now: Date) {
      const loginId = newId(now.getTime())
      const tokens = kinds.map((kind) => ({ kind, token: randomBytes(32).toString('base64url') }))
      await kysely
        .insertInto('sessions')
        .values(
          tokens.map(({ kind, token }) => ({
            token_hash: hash(token),
            kind,
            login_id: loginId,
            user_id: userId,
            created_at: now,
            last_used_at: now,
          })),
        )
        .execute()
      const byKind = Object.fromEntries(tokens.map(({ kind, token }) => [kind, token]))
      return { loginId, tokens: byKind as Record<Kind, string> }
    },

    async find(kind, token, now) {
      const row = await kysely
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .where('token_hash', '=', hash(token))
        .where('kind', '=', kind)
        .where('sessions.created_at', '>', before(now, sessionLifeSeconds))
        .where('last_used_at', '>', before(now, sessionIdleSeconds))
        .select([...userColumns, 'login_id', 'last_used_at'])
        .executeTakeFirst()
      if (row === undefined) return null
      if (row.last_used_at < before(now, noteUseAfterSeconds)) {
        await kysely
          .updateTable('sessions')
          .set({ last_used_at: now })
          .where('token_hash', '=', hash(token))
          .execute()
      }
      return { loginId: row.login_id, user: toUser(row) }
    },

    async revoke(loginId) {
      await kysely.deleteFrom('sessions').where('login_id', '=', rowId(loginId)).execute()
    },

    async revokeAll(userId) {
      await kysely.deleteFrom('sessions').where('user_id', '=', rowId(userId)).execute()
    },

    async removeEnded(now) {
      await kysely
        .deleteFrom('sessions')
        .where((session) =>
          session.or([
            session('created_at', '<=', before(now, sessionLifeSeconds)),
            session('last_used_at', '<=', before(now, sessionIdleSeconds)),
          ]),
        )
        .execute()
    },
  }
}

/** Hashes a token. Tokens are 32 random bytes, so a fast hash without salt is safe. */
function hash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

function before(now: Date, seconds: number): Date {
  return new Date(now.getTime() - seconds * 1000)
}
