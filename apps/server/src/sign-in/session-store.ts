import { createHash, randomBytes } from 'node:crypto'
import type { User } from '@ramiform/contract/calls'
import type { Database } from '../database/connect.ts'
import { newId } from '../database/new-id.ts'
import { rowId } from '../database/row-id.ts'
import { toUser, userColumns } from './user-store.ts'

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

/** A session's last use is written down when it is this much newer, not at every request. */
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

/** A token is 32 random bytes, so a quick hash without salt is enough to hide it. */
function hash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

function before(now: Date, seconds: number): Date {
  return new Date(now.getTime() - seconds * 1000)
}
