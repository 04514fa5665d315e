import type { User } from '@ramiform/contract/calls'
import type { Selectable } from 'kysely'
import type { Database } from '../database/connect.ts'
import { newId } from '../database/new-id.ts'
import { rowId } from '../database/row-id.ts'
import type { UsersTable } from '../database/tables.ts'

/** Identity of a user at an issuer, from a verified ID token. */
export interface Identity {
  readonly iss: string
  readonly sub: string
  readonly email: string
  readonly name: string
  readonly picture?: string | undefined
}

export interface UserStore {
  /** Finds or creates the user with this issuer and subject, and updates email, name and picture. */
  signIn(identity: Identity, now: Date): Promise<User>
  read(userId: string): Promise<User | null>
}

export function createUserStore({ kysely }: Database): UserStore {
  return {
    async signIn({ iss, sub, email, name, picture = null }, now) {
      const profile = { email, name, picture, signed_in_at: now }
      const row = await kysely
        .insertInto('users')
        .values({ id: newId(now.getTime()), iss, sub, ...profile, created_at: now })
        .onConflict((same) => same.columns(['iss', 'sub']).doUpdateSet(profile))
        .returning(userColumns)
        .executeTakeFirstOrThrow()
      return toUser(row)
    },

    async read(userId) {
      const row = await kysely
        .selectFrom('users')
        .where('id', '=', rowId(userId))
        .select(userColumns)
        .executeTakeFirst()
      return row === undefined ? null : toUser(row)
    },
  }
}

export const userColumns = ['users.id', 'users.email', 'users.name', 'users.picture'] as const

/** Converts a database row to the API's user object (decision 20). */
export function toUser(
  row: Pick<Selectable<UsersTable>, 'id' | 'email' | 'name' | 'picture'>,
): User {
  const { id, email, name, picture } = row
  return { id, email, providerUserData: picture === null ? { name } : { name, picture } }
}
