import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { StartupError } from '../startup-error.ts'
import { migrations } from './migrations/index.ts'
import type { Tables } from './tables.ts'

const migrationTable = 'ramiform_migrations'

/**
 * Brings the tables up to date, in one transaction. Of several nodes that start together one does it while the
 * others wait at an advisory lock. Gives the names of the steps that were done.
 * @throws StartupError when a newer Ramiform has been here; then nothing was touched
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
    // Another node, newer than this one, may have migrated in between.
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
