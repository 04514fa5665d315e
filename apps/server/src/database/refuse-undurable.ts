import { sql } from 'kysely'
import { StartupError } from '../startup-error.ts'
import type { Database } from './connect.ts'

/**
 * Refuses PostgreSQL that acknowledges a commit before it is on disk, because a power failure would lose submissions
 * that visitors were told are stored (decision 327).
 * @throws StartupError naming the settings that are off
 */
export async function refuseUndurable({ kysely, kind }: Database): Promise<void> {
  // The embedded database sets its own parameters.
  if (kind === 'embedded') return
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings
    where name in ('fsync', 'synchronous_commit') and setting = 'off' order by name`.execute(kysely)
  if (rows.length === 0) return
  const names = rows.map(({ name }) => name).join(' and ')
  throw new StartupError(
    `PostgreSQL runs with ${names} off, so a power failure could lose acknowledged submissions. Turn ${rows.length === 1 ? 'it' : 'them'} on in postgresql.conf, and for this user and database.`,
  )
}
