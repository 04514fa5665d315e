import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { StartupError } from '../startup-error.ts'
import { migrations } from './migrations/index.ts'
import type { Tables } from './tables.ts'

const migrationTable = 'ramiform_migrations'

/**
 * Runs pending migrations in one transaction. When several nodes start together, an advisory lock lets only one
 * migrate. Returns the names of the migrations that ran.
 * @throws StartupError when a newer Ramiform has used the database; nothing is changed then
 */
export async function migrate(kysely: Kysely<Tables>): Promise<readonly string[]> {
  await refuseNewer(kysely)
  const migrator = new Migrator({
    db: kysely,
    provider: { getMigrations: async () => ({ ...migrations }) },
    migrationTableName: migrationTable,
    migrationLockTableName: `${migrationTable}_lock`,
  })
  const { error, results = [] } = await migrator.migrateToLatest()
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

async function refuseNewer(kysely: Kysely<Tables>) {
  const { rows: tables } = await sql<{ present: boolean }>`
    select to_regclass(${migrationTable}) is not null as present`.execute(kysely)
  if (tables[0]?.present !== true) return
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(migrationTable)} order by name`.execute(kysely)
  const unknown = rows.find(({ name }) => !Object.hasOwn(migrations, name))
  if (unknown !== undefined) {
    throw new StartupError(
      `The database was written by a newer Ramiform (it has "${unknown.name}"). Start that version, or restore a backup made before it.`,
    )
  }
}
