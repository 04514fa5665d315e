import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

export interface Database {
  readonly kysely: Kysely<Tables>
  readonly kind: 'embedded' | 'postgresql'
  /** Rejects when the database does not answer. */
  ping(): Promise<void>
  /** Ends open work and closes; a second call does nothing. */
  close(): Promise<void>
}

/** What `connect` tells; Fastify's logger fits. */
export interface Log {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

export interface ConnectOptions {
  /** a postgres:// address; without one the embedded database in `dataDir` is opened */
  readonly url?: string | undefined
  readonly dataDir: string
  readonly log: Log
}

/**
 * Opens the database and brings its tables up to date.
 * @throws StartupError when it cannot be opened, or was written by a newer Ramiform
 */
export async function connect(_options: ConnectOptions): Promise<Database> {
  throw new Error('not written yet')
}
