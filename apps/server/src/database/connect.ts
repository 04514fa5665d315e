import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { copyEmbedded } from './copy-embedded.ts'
import { openEmbedded } from './embedded.ts'
import { keepTidy } from './keep-tidy.ts'
import type { Log } from './log.ts'
import { migrate, refuseUnfinishedRestore } from './migrate.ts'
import type { PoolState } from './pool-state.ts'
import { createMigrationPool, openPostgresql } from './postgresql.ts'
import type { Tables } from './tables.ts'
import { refuseUnfinishedFolder } from './unfinished-folder.ts'

export interface Database {
  readonly kysely: Kysely<Tables>
  readonly kind: 'embedded' | 'postgresql'
  /** Runs a statement that each connection parses and plans once, under its name. */
  prepared<Row extends object>(
    statement: PreparedStatement,
    parameters: readonly unknown[],
  ): Promise<readonly Row[]>
  /** Reads the state of this process's connections. */
  pool(): PoolState
  /** Rejects when the database does not respond. */
  ping(): Promise<void>
  /** Copies the embedded database while it runs; undefined on PostgreSQL, which has snapshots. */
  readonly copyTo: ((directory: string, keepFreeBytes: number) => Promise<Date>) | undefined
  /** Waits for running queries and closes all connections. A second call is a no-op. */
  close(): Promise<void>
}

export interface PreparedStatement {
  readonly name: string
  readonly text: string
}

export interface ConnectOptions {
  /** A postgres:// URL; without it the embedded database in `dataDir` is opened. */
  readonly url?: string | undefined
  readonly dataDir: string
  readonly log: Log
  /** Callback for a crash of the embedded database, which needs a restart of the server. */
  readonly onBreakdown?: ((reason: string) => void) | undefined
}

/**
 * Opens the database and runs pending migrations.
 * @throws StartupError when it cannot be opened, or was written by a newer Ramiform
 */
export async function connect(options: ConnectOptions): Promise<Database> {
  const { url, log } = options
  return url === undefined || url === ''
    ? await connectEmbedded(options)
    : await connectPostgresql(url, log)
}

async function connectEmbedded({ dataDir, log, onBreakdown }: ConnectOptions): Promise<Database> {
  refuseUnfinishedFolder(dataDir)
  const embedded = await openEmbedded(dataDir, (reason) => {
    log.error({ reason }, 'The embedded database has stopped')
    onBreakdown?.(reason)
  })
  const kysely = overPool(embedded.pool)
  try {
    tellMigrations(await migrate(kysely), log)
  } catch (error) {
    await embedded.close()
    throw error
  }
  let copies = 0
  const stopTidying = keepTidy(embedded.pool, log, undefined, () => copies === 0)
  return {
    kysely,
    kind: 'embedded',
    ...preparedAndPing(embedded.pool),
    async copyTo(to, keepFreeBytes) {
      copies += 1
      try {
        const from = join(dataDir, 'postgres')
        return await copyEmbedded(embedded.pool, { from, to, keepFreeBytes })
      } finally {
        copies -= 1
      }
    },
    close: async () => {
      await stopTidying()
      await embedded.close()
    },
  }
}

async function connectPostgresql(url: string, log: Log): Promise<Database> {
  const pool = await openPostgresql(url)
  const migrationPool = createMigrationPool(url)
  try {
    await refuseUnfinishedRestore(overPool(migrationPool))
    tellMigrations(await migrate(overPool(migrationPool)), log)
  } catch (error) {
    await pool.end()
    throw error
  } finally {
    await migrationPool.end()
  }
  let closed: Promise<void> | undefined
  return {
    kysely: overPool(pool),
    kind: 'postgresql',
    copyTo: undefined,
    ...preparedAndPing(pool),
    close: () => {
      closed ??= pool.end()
      return closed
    },
  }
}

export function overPool(pool: pg.Pool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

export function preparedAndPing(pool: pg.Pool): Pick<Database, 'prepared' | 'pool' | 'ping'> {
  return {
    prepared: async <Row extends object>(
      statement: PreparedStatement,
      parameters: readonly unknown[],
    ) => {
      // `pool.query` would close the connection, with its prepared statements, after any failed statement.
      const connection = await pool.connect()
      try {
        const { rows } = await connection.query<Row>({ ...statement, values: [...parameters] })
        return rows
      } finally {
        connection.release()
      }
    },
    pool: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    ping: async () => {
      await pool.query('select')
    },
  }
}

function tellMigrations(steps: readonly string[], log: Log) {
  if (steps.length > 0) log.info({ steps }, 'The database was brought up to date')
}
