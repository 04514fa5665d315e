import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { StartupError } from '../startup-error.ts'
import { migrations } from './migrations/index.ts'
import type { Tables } from './tables.ts'

const migrationTable = 'ramiform_migrations'

/** Table that marks a database whose restore is unfinished. */
export const unfinishedRestoreTable = 'ramiform_unfinished_restore'

/**
 * Runs pending migrations in one transaction. When several nodes start together, an advisory lock lets only one
 * migrate. Returns the names of the migrations that ran.
 * @param last name of the last migration to run; by default all run
 * @throws StartupError when a newer Ramiform has used the database; nothing is changed then
 */
export async function migrate(kysely: Kysely<Tables>, last?: string): Promise<readonly string[]> {
  await refuseNewer(kysely)
  const migrator = new Migrator({
    db: kysely,
    provider: { getMigrations: async () => ({ ...migrations }) },
    migrationTableName: migrationTable,
    migrationLockTableName: `${migrationTable}_lock`,
  })
  const { error, results = [] } = await (last === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(last))
  if (error !== undefined) {
    // A newer node may have migrated the database in the meantime.
    await refuseNewer(kysely)
    const step = results.find(({ status }) => status === 'Error')?.migrationName
    throw new StartupError(
      `The database could not be brought up to date${step === undefined ? '' : ` (step ${step})`}: ${error instanceof Error ? error.message : String(error)}. Nothing was changed.`,
      { cause: error },
    )
  }
  return results.map(({ migrationName }) => migrationName)
}

/** Names of the migrations that a database has, in order; empty for a new database. */
export async function migrationsOf(kysely: Kysely<Tables>): Promise<readonly string[]> {
  if (!(await hasTable(kysely, migrationTable))) return []
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(migrationTable)} order by name`.execute(kysely)
  return rows.map(({ name }) => name)
}

/** @throws StartupError when `ramiform restore` did not finish, because rows would be missing */
export async function refuseUnfinishedRestore(kysely: Kysely<Tables>): Promise<void> {
  if (!(await hasTable(kysely, unfinishedRestoreTable))) return
  throw new StartupError(
    'A restore into this database did not finish. Run the same `ramiform restore` command again.',
  )
}

async function refuseNewer(kysely: Kysely<Tables>) {
  const unknown = (await migrationsOf(kysely)).find((name) => !Object.hasOwn(migrations, name))
  if (unknown !== undefined) {
    throw new StartupError(
      `The database was written by a newer Ramiform (it has "${unknown}"). Start that version, or restore a backup made before it.`,
    )
  }
}

async function hasTable(kysely: Kysely<Tables>, name: string): Promise<boolean> {
  const { rows } = await sql<{ present: boolean }>`
    select to_regclass(${name}) is not null as present`.execute(kysely)
  return rows[0]?.present === true
}
