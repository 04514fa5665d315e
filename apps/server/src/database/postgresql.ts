import pg from 'pg'
import { StartupError } from '../startup-error.ts'
import { surviveLostConnections } from './survive-lost-connections.ts'

/** Oldest major version of PostgreSQL that is tested. */
const oldestVersion = 15

/**
 * Connects to a PostgreSQL server and tests the connection once.
 * @throws StartupError when the server does not respond or is too old; the message never contains the password
 */
export async function openPostgresql(url: string): Promise<pg.Pool> {
  const place = readPlace(url)
  const pool = createPool(url, { max: 10, statement_timeout: 30_000, query_timeout: 35_000 })
  try {
    const { rows } = await pool.query<{ version: string }>(
      "select current_setting('server_version') as version",
    )
    const version = rows[0]?.version ?? 'unknown'
    if (!(Number.parseInt(version, 10) >= oldestVersion)) {
      throw new StartupError(
        `PostgreSQL at ${place} is version ${version}. Ramiform needs ${oldestVersion} or newer.`,
      )
    }
    return pool
  } catch (error) {
    await pool.end()
    if (error instanceof StartupError) throw error
    throw new StartupError(
      `Cannot use PostgreSQL at ${place}: ${reasonOf(error)}. Check DATABASE_URL, and that the server is running.`,
      { cause: error },
    )
  }
}

/** Creates a pool of one connection without timeouts, because waiting for another node's migration may take long. */
export function createMigrationPool(url: string): pg.Pool {
  return createPool(url, { max: 1 })
}

/** Creates a pool for a command, without timeouts. Its name tells it from the servers. */
export function createCommandPool(url: string): pg.Pool {
  return createPool(url, { max: 2, application_name: 'ramiform command' })
}

function createPool(url: string, config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: 'ramiform',
    ...config,
  })
  surviveLostConnections(pool)
  return pool
}

function readPlace(url: string): string {
  const address = URL.canParse(url) ? new URL(url) : undefined
  if (address === undefined || !/^postgres(?:ql)?:$/.test(address.protocol)) {
    throw new StartupError(
      'DATABASE_URL is not a PostgreSQL address. It should look like postgres://user:password@host:5432/database.',
    )
  }
  return `${address.host || 'localhost'}${address.pathname}`
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'the host was not found',
  EAI_AGAIN: 'its name could not be looked up',
  ETIMEDOUT: 'it does not answer',
  '28P01': 'the password is wrong',
  '28000': 'this user may not connect',
  '3D000': 'the database does not exist',
  '53300': 'it has too many connections',
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const known = 'code' in error ? reasons[String(error.code)] : undefined
  return known ?? (error.message || error.name)
}
