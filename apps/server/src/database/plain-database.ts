import type pg from 'pg'
import { type Database, overPool, preparedAndPing } from './connect.ts'
import { openEmbedded } from './embedded.ts'
import { migrationsOf } from './migrate.ts'
import { createCommandPool, openPostgresql } from './postgresql.ts'

/** Connection of a transaction, for modules that pass it to statements. */
export type Connection = pg.ClientBase
export type ConnectionPool = pg.Pool

/** Database opened by a command as it is: without migrations, and without maintenance. */
export interface PlainDatabase {
  readonly pool: pg.Pool
  readonly database: Database
  migrations(): Promise<readonly string[]>
  close(): Promise<void>
}

/**
 * Opens an embedded database, and creates it if there is none.
 * @throws StartupError
 */
export async function openPlainEmbedded(dataDir: string): Promise<PlainDatabase> {
  const { pool, close } = await openEmbedded(dataDir, () => {})
  return plain('embedded', pool, close)
}

/**
 * Connects to PostgreSQL without a limit on the time of statements.
 * @throws StartupError
 */
export async function openPlainPostgresql(url: string): Promise<PlainDatabase> {
  // Checks the version and explains errors.
  await (await openPostgresql(url)).end()
  const pool = createCommandPool(url)
  return plain('postgresql', pool, () => pool.end())
}

function plain(kind: Database['kind'], pool: pg.Pool, close: () => Promise<void>): PlainDatabase {
  const kysely = overPool(pool)
  return {
    pool,
    database: { kysely, kind, copyTo: undefined, ...preparedAndPing(pool), close },
    migrations: () => migrationsOf(kysely),
    close,
  }
}
