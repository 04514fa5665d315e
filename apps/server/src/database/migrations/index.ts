import { firstTables } from './0001-first-tables.ts'
import type { Migration } from './migration.ts'

/** Every step from an empty database to the newest tables. Add at the end; a step once released stays as it is. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-first-tables': firstTables,
}
