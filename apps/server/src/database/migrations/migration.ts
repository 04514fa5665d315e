import { sql as raw } from 'kysely'
import type { Migration } from 'kysely/migration'

export type { Migration }

/** Creates a migration from plain SQL with any number of statements. All migrations run in one transaction. */
export function sql(statements: string): Migration {
  return {
    async up(database) {
      await raw.raw(statements).execute(database)
    },
  }
}
