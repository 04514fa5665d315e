import type { User } from '@ramiform/contract/calls'
import type { Database } from '../database/connect.ts'

/** Who an issuer says somebody is, from a checked ID token. */
export interface Identity {
  readonly iss: string
  readonly sub: string
  readonly email: string
  readonly name: string
  readonly picture?: string | undefined
}

export interface UserStore {
  /** The user of this issuer and subject, made at the first sign-in; e-mail, name and picture are brought up to date. */
  signIn(identity: Identity, now: Date): Promise<User>
  read(userId: string): Promise<User | null>
}

export function createUserStore(_database: Database): UserStore {
  throw new Error('not written yet')
}
