import { sql as raw } from 'kysely'
import type { Migration } from 'kysely/migration'

export type { Migration }

/** A migration that is plain SQL, of any number of statements. It runs in one transaction with the others. */
export function sql(statements: string): Migration {
  return {
    async up(database) {
      await raw.raw(statements).execute(database)
    },
  }
}
